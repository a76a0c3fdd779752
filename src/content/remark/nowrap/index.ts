import type {ElementContent} from 'hast';
import type {InlineCode, Root, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {longestWord, partsOf, wordsOf, type Part} from './words';

/** Dates, sizes and versions of up to this many characters stay on one line in a table. */
const longestValue = 18;

/** Code of up to this many characters stays on one line: on a phone, and in wider windows. */
const longestCode = {phone: 16, wide: 24};

/** The spaces of a date such as 22 August 2026. */
const date = /\b(\d{1,2}) ([A-Z][a-z]{2,8}) (?=\d{4}\b)/g;

/** The positions in a path or a name where it may break, if it has to. */
const afterMark = /(?<=\w[/.:_\\])(?=\w)/;

const breakOpportunity: ElementContent = {
  type: 'element',
  tagName: 'wbr',
  properties: {},
  children: [],
};

/**
 * Remark plugin that keeps together what is hard to read in two lines: short code, the options in
 * longer code, dates, and the sizes and versions of a table. Long paths may break after a slash.
 */
export default function nowrap(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'inlineCode', (code: InlineCode) => {
      const {length} = code.value;
      if (length > longestCode.phone) {
        code.data = {...code.data, hChildren: joined(wordsOf(code.value).flatMap(htmlOfWord))};
      }
      if (length <= longestCode.wide) {
        keepTogether(code, length > longestCode.phone ? 'wide-nowrap' : 'nowrap');
      }
    });
    visit(tree, (node) => {
      if (node.type === 'tableCell') {
        return SKIP;
      }
      if (node.type === 'text') {
        node.value = node.value.replaceAll(date, '$1\u00A0$2\u00A0');
      }
      return CONTINUE;
    });
    visit(tree, 'tableCell', (cell: TableCell) => {
      // On a phone, a column may be narrower than its code.
      visit(cell, 'inlineCode', (code) => {
        if (code.value.length <= longestCode.phone) {
          divide(code);
        }
      });
      const text = toString(cell);
      if (text.length <= longestValue && /\d/.test(text)) {
        keepTogether(cell);
      }
    });
  };
}

function keepTogether(node: InlineCode | TableCell, className = 'nowrap'): void {
  node.data = {...node.data, hProperties: {className: [className]}};
}

/**
 * Puts a word that fits on a phone into an element which goes to the next line as a whole. In a command
 * to type on another computer, a word in two lines looks like two words.
 */
function htmlOfWord(word: string): ElementContent[] {
  const children = partsOf(word).flatMap(htmlOf);
  const mayBreak = children.length > 1 || /[^-]-./.test(word);
  const isKept = children.length === 1 && children[0]?.type === 'element';
  return mayBreak && !isKept && word.length <= longestWord
    ? [{type: 'element', tagName: 'span', properties: {className: ['code-word']}, children}]
    : children;
}

/** Joins texts that follow each other. */
function joined(children: readonly ElementContent[]): ElementContent[] {
  return children.reduce<ElementContent[]>((all, child) => {
    const last = all.at(-1);
    return child.type === 'text' && last?.type === 'text'
      ? [...all.slice(0, -1), textOf(last.value + child.value)]
      : [...all, child];
  }, []);
}

/** Says where short code in a table may break, and where not. */
function divide(code: InlineCode): void {
  code.data = {...code.data, hChildren: partsOf(code.value).flatMap(htmlOf)};
}

function htmlOf({text, isNowrap}: Part): ElementContent[] {
  return isNowrap
    ? [
        {
          type: 'element',
          tagName: 'span',
          properties: {className: text.startsWith('-') ? ['nowrap', 'option'] : ['nowrap']},
          children: [textOf(text)],
        },
      ]
    : text
        .split(afterMark)
        .flatMap((part, index) =>
          index === 0 ? [textOf(part)] : [breakOpportunity, textOf(part)],
        );
}

function textOf(value: string): ElementContent {
  return {type: 'text', value};
}
