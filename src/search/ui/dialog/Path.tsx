import type {ReactNode} from 'react';
import type {Highlighted} from '../../core/client';
import {highlightedParts} from '../../core/highlightedParts';
import {nodesOf} from './Highlight';

const separator = {text: ' › ', isHighlighted: false};

/** The headings above a hit, starting with the title of the page. */
export default function Path({path}: {path: readonly Highlighted[]}): ReactNode {
  return nodesOf(
    path.flatMap((heading, index) => [
      ...(index > 0 ? [separator] : []),
      ...highlightedParts(heading.value),
    ]),
  );
}
