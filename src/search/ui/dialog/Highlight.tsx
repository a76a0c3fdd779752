import type {ReactNode} from 'react';
import type {Highlighted} from '../../core/client';
import {highlightedParts, type HighlightedPart} from '../../core/highlightedParts';

interface Props {
  text: Highlighted;
}

/** Renders highlighted HTML as text and `<mark>` only. */
export default function Highlight({text}: Props): ReactNode {
  return nodesOf(highlightedParts(text.value));
}

/** Renders the parts of a text. They are not components, because a list has hundreds of them. */
export function nodesOf(parts: readonly HighlightedPart[]): ReactNode[] {
  // The parts of a text are never reordered, so their index can be the key.
  return parts.map(({text, isHighlighted}, index) =>
    isHighlighted ? <mark key={index}>{text}</mark> : text,
  );
}
