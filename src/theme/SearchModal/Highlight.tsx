import type {ReactNode} from 'react';
import type {Highlighted} from '../../search/client';
import {markedParts, type MarkedPart} from '../../search/marked';

interface Props {
  text: Highlighted;
}

/** Shows highlighted HTML as text and `<mark>`, whatever else it holds. */
export default function Highlight({text}: Props): ReactNode {
  return nodesOf(markedParts(text.value));
}

/** Parts of a text as they are shown; none of them is a component, as a list has hundreds. */
export function nodesOf(parts: readonly MarkedPart[]): ReactNode[] {
  // The parts of one text never change places, so their position is their identity.
  return parts.map(({text, isMarked}, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}
