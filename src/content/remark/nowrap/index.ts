import type {ElementContent} from 'hast';
import type {InlineCode, Root, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {partsOf, type Part} from './words';

/** Dates, sizes and versions of up to this many characters stay on one line in a table. */
const longestValue = 18;

/** Code of up to this many characters stays on one line, which fits on a phone. */
const longestCode = 16;

/**
 * Remark plugin that keeps together what is hard to read in two lines: short code, the options in
 * longer code, and the dates, sizes and versions of a table.
 */
export default function nowrap(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'inlineCode', (code: InlineCode) => {
      const {value} = code;
      if (value.length <= longestCode) {
        keepTogether(code);
        return;
      }
      const parts = partsOf(value);
      if (parts.length > 1) {
        code.data = {...code.data, hChildren: parts.map(htmlOf)};
      }
    });
    visit(tree, 'tableCell', (cell: TableCell) => {
      const text = toString(cell);
      if (text.length <= longestValue && /\d/.test(text)) {
        keepTogether(cell);
      }
    });
  };
}

function keepTogether(node: InlineCode | TableCell): void {
  node.data = {...node.data, hProperties: {className: ['nowrap']}};
}

function htmlOf({text, isNowrap}: Part): ElementContent {
  const content = {type: 'text', value: text} as const;
  return isNowrap
    ? {type: 'element', tagName: 'span', properties: {className: ['nowrap']}, children: [content]}
    : content;
}
