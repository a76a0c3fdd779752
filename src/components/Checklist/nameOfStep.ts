import type {ReactNode} from 'react';
import {textOf, type useIsMarkdown} from '../markdown';

/** What does not belong to the first line of a step. */
const blocks = ['p', 'ol', 'ul', 'pre', 'table', 'div'];

/** Returns the first sentence of a step. */
export function nameOfStep(
  content: readonly ReactNode[],
  is: ReturnType<typeof useIsMarkdown>,
): string {
  const isBlock = (node: ReactNode) => blocks.some((tag) => is(node, tag));
  const end = content.findIndex(isBlock);
  // In a loose list, the text is in a paragraph.
  const line = content.slice(0, end < 0 ? undefined : Math.max(1, end));
  const text = textOf(line).replace(/\s+/g, ' ').trim();
  return /^.*?[.?!:](?= |$)/.exec(text)?.[0].replace(/[.:]$/, '') ?? text;
}
