import type {ReactNode} from 'react';
import type {Highlighted} from '../../search/client';
import {markedParts} from '../../search/marked';
import {nodesOf} from './Highlight';

const separator = {text: ' › ', isMarked: false};

/** The headings above a hit, the page's title first. */
export default function Path({path}: {path: readonly Highlighted[]}): ReactNode {
  return nodesOf(
    path.flatMap((heading, index) => [
      ...(index > 0 ? [separator] : []),
      ...markedParts(heading.value),
    ]),
  );
}
