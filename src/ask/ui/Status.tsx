import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {isBusy, type Conversation} from '../core/conversation';
import {closedText, endingText, notCoveredText, unsearchableText, waitingText} from './messages';

interface Props {
  turns: Conversation;
  /** Whether the reader has closed the conversation before this one. */
  hasClosed: boolean;
}

/**
 * Tells screen readers what has become of the last question. The answer itself is not read out while
 * it is written, piece by piece, but can be read when it is complete.
 */
export default function Status({turns, hasClosed}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const last = turns.at(-1);

  function text(): string {
    if (!last) {
      return hasClosed ? closedText() : '';
    }
    const {found, answer, isUnsearchable} = last;
    if (answer) {
      return isBusy(last) ? waitingText() : endingText(answer);
    }
    if (isUnsearchable) {
      return unsearchableText();
    }
    if (!found) {
      return '';
    }
    if (!found.isCovered) {
      return notCoveredText();
    }
    return selectMessage(
      found.passages.length,
      translate(
        {
          id: 'ask.found',
          message: 'One passage from the docs|{count} passages from the docs',
          description:
            'Tells screen readers how many passages answer a question; plural forms separated by "|"',
        },
        {count: found.passages.length},
      ),
    );
  }
  return (
    <p className="visually-hidden" role="status">
      {text()}
    </p>
  );
}
