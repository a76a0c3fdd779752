import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {isKey, keyMeantBy, keysOf} from '../../components/Kbd/keys';
import type {ParsedMarkdown} from '../markdown/parse';

/** Keys that a page names as text. */
export interface KeyProblem {
  /** Line of the file, counted from 1. */
  line: number;
  /** What is wrong and what to write instead, without the location and the final period. */
  message: string;
}

/** Keys pressed together, whatever their names: `Ctrl+C`, `Super + E`. */
const combination =
  /(?<![\w+])(?:Ctrl|Control|Strg|Alt|AltGr|Shift|Meta|Super|Win|Windows|Cmd)(?: ?\+ ?(?:\w+|[.↑↓←→]))+/g;

/** A key by itself, in backticks. Other words there can be code. */
const singleKey = /^(?:Ctrl|Alt|AltGr|Meta|Enter|Esc|Tab|Backspace|PgUp|PgDn|F[1-9]|F1[0-2])$/;

/** Finds keys in the text of a page, or in backticks, that are not in `<Kbd>`. */
export function keyProblems({tree}: ParsedMarkdown): KeyProblem[] {
  const problems: KeyProblem[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type !== 'text' && node.type !== 'inlineCode') {
      return 'name' in node && node.name === 'Kbd' ? SKIP : undefined;
    }
    const isSingle = node.type === 'inlineCode' && singleKey.test(node.value);
    const found = isSingle ? [node.value] : (node.value.match(combination) ?? []);
    found.forEach((written) => {
      const keys = keysOf(written.replace(/ ?\+ ?/g, '+'));
      const meant = keys.map((key) => (isKey(key) ? key : (keyMeantBy(key) ?? key))).join('+');
      problems.push({
        line: node.position?.start.line ?? 1,
        message: `"${written}" is not shown as a key; write <Kbd>${meant}</Kbd>`,
      });
    });
    return undefined;
  });
  return problems;
}
