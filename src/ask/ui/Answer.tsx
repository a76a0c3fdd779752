import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {citedNumbers} from '../core/citations';
import {quotedIn} from '../core/commands';
import {isWriting, type Answer as WrittenAnswer} from '../core/conversation';
import {contextFrom, type AskSettings} from '../core/settings';
import {withoutThinking} from '../core/thinking';
import CopyButton from './CopyButton';
import FailureNote from './FailureNote';
import Source from './Source';
import {disclaimer, endingText, isEmpty, slowText, waitingText} from './messages';
import useMarkdown from './useMarkdown';
import type {Talk} from './useConversation';

interface Props {
  answer: WrittenAnswer;
  isLast: boolean;
  talk: Talk;
  settings: AskSettings;
  onSettings: () => void;
  onChange: (settings: AskSettings) => void;
  onLeave: () => void;
}

/** After how many milliseconds without a word readers are told that this is usual. */
const patience = 8_000;

/** What a model has written, with its sources and the disclaimer. */
export default function Answer(props: Props): ReactNode {
  const {answer, isLast, talk, settings, onSettings, onChange, onLeave} = props;
  const {failure, ending, passages, model} = answer;
  const text = withoutThinking(answer.text);
  const isQuoted = useMemo(() => quotedIn(passages), [passages]);
  const markdown = useMarkdown();
  const writes = isWriting(answer);
  const isSlow = useSlowness(writes && text === '');
  const cited = citedNumbers(text, passages.length);
  const context = failure?.kind === 'context-too-small' ? failure.context : undefined;
  return (
    <div className="ask-Answer" aria-busy={writes}>
      {text !== '' && (
        <>
          {markdown ? (
            <markdown.Markdown
              text={text}
              passages={passages}
              isQuoted={isQuoted}
              onLeave={onLeave}
            />
          ) : (
            <p className="ask-Plain">{text}</p>
          )}
          {cited.length > 0 && (
            <ol className="ask-Sources">
              {cited.map((number) => {
                const passage = passages[number - 1];
                return (
                  passage && (
                    <li key={number} value={number}>
                      <Source passage={passage} onLeave={onLeave}>
                        {passage.path.join(' › ')}
                      </Source>
                    </li>
                  )
                );
              })}
            </ol>
          )}
        </>
      )}
      {writes && <p className="ask-Note">{isSlow ? slowText() : waitingText()}</p>}
      {(ending === 'stopped' || ending === 'length' || isEmpty(answer)) && (
        <p className="ask-Note">{endingText(answer)}</p>
      )}
      {failure && <FailureNote failure={failure} model={answer} />}
      {text !== '' && (
        <p className="ask-Disclaimer">
          {disclaimer()}{' '}
          <span className="ask-Model">
            <Translate
              id="ask.model"
              description="Behind the disclaimer of an answer; model is the name of a language model"
              values={{model}}
            >
              {'Written by {model}.'}
            </Translate>
          </span>
        </p>
      )}
      {!writes && (
        <div className="ask-Actions">
          {text !== '' && markdown && (
            <CopyButton
              text={markdown.withoutUnquoted(
                text,
                isQuoted,
                translate({
                  id: 'ask.leftOut',
                  message: 'A command that is not from the docs was left out here.',
                  description: 'Stands in a copied answer instead of a command',
                }),
              )}
              label={translate({
                id: 'ask.copyAnswer',
                message: 'Copy the answer',
                description: 'The name of the button that copies an answer',
              })}
            />
          )}
          {isLast && (
            <button type="button" className="ask-Button" onClick={talk.answer}>
              {failure
                ? translate({
                    id: 'ask.retry',
                    message: 'Try again',
                    description: 'The button that asks the same question again',
                  })
                : translate({
                    id: 'ask.again',
                    message: 'Answer again',
                    description: 'The button that has the model answer the same question again',
                  })}
            </button>
          )}
          {failure && isLast && (
            <>
              {context !== undefined && (
                <button
                  type="button"
                  className="ask-Button"
                  onClick={() => onChange({...settings, context: contextFrom(context)})}
                >
                  <Translate
                    id="ask.useContext"
                    description="The button that sets the context to what the server has, a number of tokens"
                    values={{context}}
                  >
                    {'Set {context}'}
                  </Translate>
                </button>
              )}
              <button type="button" className="ask-Button" onClick={onSettings}>
                <Translate
                  id="ask.settings"
                  description="The button that opens the settings of Ask"
                >
                  Settings
                </Translate>
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Whether something has taken long. */
function useSlowness(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const timer = setTimeout(() => setIsSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
