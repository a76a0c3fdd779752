import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import type {Prose} from '../lib/prose';

/** Words to avoid, and why. */
const words: readonly {pattern: RegExp; advice: string}[] = [
  {pattern: /\bclick here\b/gi, advice: 'name what the link leads to'},
  {pattern: /\bsimply\b/gi, advice: 'leave it out; it is not simple for everyone'},
  {
    pattern: /\bjust\b/gi,
    advice: 'leave it out, or put the command `just` in backticks',
  },
];

/** What `just` means where it is no filler: the program's own site, its source and its author. */
const aboutJust = /just\.systems|github\.com\/(?:sponsors\/)?casey\b/;

/** Link texts that say nothing on their own, as in a screen reader's list of links. */
const emptyTexts = new Set([
  'above',
  'article',
  'below',
  'click here',
  'details',
  'guide',
  'here',
  'learn more',
  'link',
  'more',
  'page',
  'read more',
  'see here',
  'there',
  'this',
  'this article',
  'this guide',
  'this link',
  'this page',
]);

/** Words that the house style avoids. */
export function wordingProblems({file, line, text, link}: Prose): Problem[] {
  // A name alone, as in a table of programs, is that of the program.
  if ((link !== undefined && aboutJust.test(link)) || text === 'just') {
    return [];
  }
  return words.flatMap(({pattern, advice}) =>
    [...text.matchAll(pattern)].map(([found]) => ({
      file,
      line,
      message: `says "${found}"; ${advice}`,
    })),
  );
}

/** Links whose text does not name what they lead to. */
export function linkTextProblems({file, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'linkReference') {
      return;
    }
    const text = toString(node).replace(/\s+/g, ' ').trim();
    const line = node.position?.start.line ?? 1;
    if (emptyTexts.has(text.toLowerCase().replace(/[.:…]+$/, ''))) {
      const message = `link text "${text}" does not name its target; write what the reader finds there`;
      problems.push({file, line, message});
    } else if (/^(?:https?:\/\/|www\.)(?!localhost\b|127\.)/.test(text)) {
      // An address of the reader's own machine has no other name.
      const message = `link "${text}" shows an address; write what the reader finds there: [text](${text})`;
      problems.push({file, line, message});
    }
  });
  return problems;
}
