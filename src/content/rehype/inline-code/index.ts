import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Words longer than this may also break after `/`. In characters. */
const long = 34;

/** The same in a table, whose columns are narrow. */
const longInTable = 20;

/** An option, such as `-v` or `--booted`, after whose hyphens browsers would break, or a cron line. */
const whole = /(?<!\S)(-+\w{1,14}|[\d*]+(?: [\w*]+){4})/;

/**
 * Rehype plugin for code in text: keeps an option whole, and lets long paths
 * break at their folders. Neither `.code-word` nor `<wbr>` is text, so copying is not affected.
 * (src/content/remark/code-blocks does the same to blocks.)
 */
export default function inlineCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (table) => {
      if (table.tagName === 'table') {
        split(table, longInTable);
        return SKIP;
      }
      return undefined;
    });
    split(tree, long);
  };
}

function split(within: Root | Element, limit: number): void {
  visit(within, 'element', (code: Element) => {
    const [text] = code.children;
    if (code.tagName === 'code' && code.children.length === 1 && text?.type === 'text') {
      code.children = text.value
        .split(whole)
        .flatMap((part, index) => (index % 2 === 1 ? [word(part)] : path(part, limit)));
    }
  });
}

const wordBreak: Element = {type: 'element', tagName: 'wbr', properties: {}, children: []};

function word(value: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: {className: ['code-word']},
    children: [{type: 'text', value}],
  };
}

/** Converts text without options, with break opportunities in its long paths. */
function path(text: string, limit: number): ElementContent[] {
  return text
    .replaceAll(/\S+/g, (part) =>
      part.length > limit ? part.replaceAll(/(?<=\w\/)(?=\w)/g, '\0') : part,
    )
    .split('\0')
    .flatMap((value, index): ElementContent[] => [
      ...(index > 0 ? [wordBreak] : []),
      ...(value === '' ? [] : [{type: 'text' as const, value}]),
    ]);
}
