import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, type ReactNode} from 'react';
import {newIssueUrl} from '../../config/site';
import {isBusy, type Turn as AskedTurn} from '../core/conversation';
import type {AskSettings} from '../core/settings';
import {withoutThinking} from '../core/thinking';
import Answer from './Answer';
import Passages from './Passages';
import {notCoveredText, searchingText, unsearchableText} from './messages';
import type {Talk} from './useConversation';

interface Props {
  turn: AskedTurn;
  isLast: boolean;
  talk: Talk;
  hasModel: boolean;
  settings: AskSettings;
  onSettings: () => void;
  onChange: (settings: AskSettings) => void;
  onSearch: (query: string) => void;
  onLeave: () => void;
}

/** One question, with the answer of a model, if any, and the passages. */
export default function Turn(props: Props): ReactNode {
  const {turn, isLast, talk, hasModel, onSearch, onLeave} = props;
  const {question, found, isUnsearchable, answer} = turn;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFound = found !== undefined;
  // Once more when the passages are there: without them, the question is at the end of what scrolls.
  useEffect(() => {
    if (isLast) {
      heading.current?.scrollIntoView({block: 'start'});
    }
  }, [isLast, isFound]);
  return (
    <article className="ask-Turn">
      <h3 ref={heading} className="ask-Question">
        {question}
      </h3>
      {isBusy(turn) && !answer && <p className="ask-Note">{searchingText()}</p>}
      {isUnsearchable && (
        <div className="ask-Failure">
          <p className="ask-FailureTitle">{unsearchableText()}</p>
          {isLast && <RetryButton onRetry={talk.retry} />}
        </div>
      )}
      {found && !found.isCovered && (
        <div className="ask-NotCovered">
          <p className="ask-FailureTitle">{notCoveredText()}</p>
          <p>
            <Translate
              id="ask.notCovered.help"
              description="What to do when no page has enough of a question; before two buttons"
            >
              These docs are in English. Search with other words, or tell us what is missing.
            </Translate>
          </p>
          <div className="ask-Actions">
            <button type="button" className="ask-Button" onClick={() => onSearch(question)}>
              <Translate id="ask.search" description="The button that searches for a question">
                Search the docs
              </Translate>
            </button>
            <Link className="ask-Button" to={reportOf(question)}>
              <Translate
                id="ask.report"
                description="The link that files an issue about a question that the docs do not answer"
              >
                Let us know
              </Translate>
            </Link>
            {isLast && hasModel && !answer && found.passages.length > 0 && (
              <button type="button" className="ask-Button" onClick={talk.answer}>
                <Translate
                  id="ask.anyway"
                  description="The button that has the model answer from passages that are hardly about the question"
                >
                  Ask the model anyway
                </Translate>
              </button>
            )}
          </div>
        </div>
      )}
      {answer && <Answer {...props} answer={answer} />}
      {found && found.passages.length > 0 && (
        <details
          className="ask-Docs"
          // Below an answer, they are there to check it.
          open={!answer || answer.failure !== undefined || withoutThinking(answer.text) === ''}
        >
          <summary>
            {found.isInDoubt
              ? translate({
                  id: 'ask.closest',
                  message: 'What comes closest',
                  description: 'The title of passages that are perhaps not about a question',
                })
              : translate({
                  id: 'ask.fromDocs',
                  message: 'From the docs',
                  description: 'The title of the passages that answer a question',
                })}
          </summary>
          <Passages passages={answer?.passages ?? found.passages} onLeave={onLeave} />
        </details>
      )}
    </article>
  );
}

function RetryButton({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <button type="button" className="ask-Button" onClick={onRetry}>
      <Translate id="ask.retry" description="The button that asks the same question again">
        Try again
      </Translate>
    </button>
  );
}

/** In English, whatever the language of the page, for the maintainers. */
function reportOf(question: string): string {
  return newIssueUrl('missing-page', `The docs do not answer "${question}"`, {query: question});
}
