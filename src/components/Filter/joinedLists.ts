import {cloneElement, type ReactNode} from 'react';
import type {MarkdownElement} from '../markdown';

/** Puts lists that follow each other into one. */
export function joinedLists(
  blocks: readonly ReactNode[],
  isList: (block: ReactNode) => block is MarkdownElement,
): ReactNode[] {
  const runs: ReactNode[][] = [];
  for (const block of blocks) {
    const run = runs.at(-1);
    if (run && isList(block) && isList(run[0])) {
      run.push(block);
    } else {
      runs.push([block]);
    }
  }
  return runs.map((run) => {
    const lists = run.filter(isList);
    return lists[0]
      ? cloneElement(
          lists[0],
          {},
          lists.map(({props}) => props.children),
        )
      : run[0];
  });
}
