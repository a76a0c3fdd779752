import {Fragment, type ReactNode} from 'react';
import type {Highlighted} from '../../search/client';
import {markedParts} from '../../search/marked';

interface Props {
  text: Highlighted;
}

/** Shows highlighted HTML as text and `<mark>`, whatever else it holds. */
export default function Highlight({text}: Props): ReactNode {
  // The parts of one text never change places, so their position is their identity.
  return markedParts(text.value).map((part, index) =>
    part.isMarked ? (
      <mark key={index}>{part.text}</mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
