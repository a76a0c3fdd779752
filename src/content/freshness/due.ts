import {visit} from 'unist-util-visit';
import {textAttribute} from '../markdown/attribute';
import type {Page} from './pages';

/**
 * Lists the `<Until>` tags whose day has been reached, one per line, with what to do. Readers now
 * see the text of `<Since>`, which was written before that day.
 *
 * @param today for example `2027-04-13`
 */
export function dueLines(pages: readonly Page[], today: string): string[] {
  return pages.flatMap(({file, tree}) => {
    const lines: string[] = [];
    visit(tree, (node) => {
      if ('name' in node && node.name === 'Until') {
        const date = textAttribute(node, 'date') ?? '';
        if (date <= today) {
          const place = `${file}:${node.position?.start.line ?? 1}`;
          lines.push(
            `${place}: the day ${date} has come; check what <Since> says, keep it as plain text, and take <Until> away.`,
          );
        }
      }
    });
    return lines;
  });
}
