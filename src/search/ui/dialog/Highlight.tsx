import type {ReactNode} from 'react';
import type {Highlighted} from '../../core/client';
import {highlightedParts, type HighlightedPart} from '../../core/highlightedParts';

interface Props {
  text: Highlighted;
}

/** Shows highlighted HTML as text and `<mark>`, whatever else it holds. */
export default function Highlight({text}: Props): ReactNode {
  return nodesOf(highlightedParts(text.value));
}

/** Parts of a text as they are shown; none of them is a component, as a list has hundreds. */
export function nodesOf(parts: readonly HighlightedPart[]): ReactNode[] {
  // The parts of one text never change places, so their position is their identity.
  return parts.map(({text, isHighlighted}, index) =>
    isHighlighted ? <mark key={index}>{text}</mark> : text,
  );
}
