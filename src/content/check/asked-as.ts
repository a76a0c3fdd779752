import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {askedAs} from '../markdown/asked-as';
import type {ParsedMarkdown} from '../markdown/parse';

/** More wordings than this make a section the answer to everything. */
const mostWordings = 8;

/** As long as a query may be (SPEC §7). */
const mostCharacters = 64;

const form = '{/* asked as: printer offline; add a printer */}';

/** What may stand between the beginning of a page and the comment about the page itself. */
const preamble = ['yaml', 'mdxjsEsm'];

interface AskedAsProblem {
  /** Line of the file, counted from 1. */
  line: number;
  /** What is wrong and what to do, without the location and the final period. */
  message: string;
}

/** Finds `asked as` comments that would not be indexed, or not with the section they belong to. */
export function askedAsProblems({tree}: ParsedMarkdown): AskedAsProblem[] {
  const problems: AskedAsProblem[] = [];
  const seen = new Set<string>();
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') {
      return;
    }
    const add = (message: string) => problems.push({line: node.position?.start.line ?? 1, message});
    const wordings = askedAs(node);
    if (wordings === undefined) {
      if (/^\s*\/\*\s*asked/i.test(node.value)) {
        add(
          `"asked as" is not written so that it is understood; write ${form} on a line of its own`,
        );
      }
      return;
    }
    if (!isBelowHeading(node, parent?.children ?? [])) {
      add('"asked as" is not right below a heading; move it below the heading it is about');
    }
    if (wordings.length > mostWordings) {
      add(`"asked as" has more than ${mostWordings} wordings; keep those that people use most`);
    }
    for (const wording of wordings) {
      if (wording === '') {
        add(`"asked as" has an empty wording; write ${form}`);
      } else if (wording.length > mostCharacters) {
        add(
          `"asked as" has "${wording}", which is longer than ${mostCharacters} characters; keep what tells most`,
        );
      } else if (seen.has(wording.toLowerCase())) {
        add(`"asked as" has "${wording}" twice on this page; keep it where it is answered`);
      }
      seen.add(wording.toLowerCase());
    }
  });
  return problems;
}

function isBelowHeading(node: Nodes, siblings: readonly Nodes[]): boolean {
  const before = siblings.slice(0, siblings.indexOf(node));
  return before.at(-1)?.type === 'heading' || before.every(({type}) => preamble.includes(type));
}
