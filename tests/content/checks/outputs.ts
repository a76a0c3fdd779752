import type {Code, Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** The languages for what readers type or copy. */
const typed = ['bash', 'text'];

/** Announces output anywhere in a paragraph: "You see these lines. Press Enter." */
const seen = /\byou (?:now |then )?(?:get|read|see) (?:this|these|the following)\b/i;

/**
 * Announces output in the last words before a fence. The verbs have only these forms, since "to print
 * the name:" precedes a command, and so does "Check that the entry shows the version:".
 */
const announcements = [
  /\b(?:answers|displays|prints|replies|reports|returns|says|shows)\b/i,
  /\b(?:this|the following) (?:answer|error|line of output|message|output|prompt)\b/i,
  /\b(?:answer|message|output|result) (?:begins|contains|ends|is|looks|must be|reads)\b/i,
];

/**
 * Finds fences with output that are not of the language `output`, so that the page offers to copy it:
 * those that follow a sentence that announces output, and text right after a command.
 */
export function outputProblems({file, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', (node: Code, index: number | undefined, parent: Parents | undefined) => {
    const before = parent?.children[(index ?? 0) - 1];
    const reason = typed.includes(node.lang ?? '') && !node.meta && reasonOf(node, before);
    if (reason) {
      const message = `code fence is in "${node.lang}" but ${reason}; write output for what a machine prints, or end the sentence with what to do`;
      problems.push({file, line: node.position?.start.line ?? 1, message});
    }
  });
  return problems;
}

function reasonOf({lang}: Code, before: Nodes | undefined): string | undefined {
  if (before?.type === 'code' && before.lang === 'bash' && lang === 'text') {
    return 'follows a command';
  }
  if (before?.type !== 'paragraph') {
    return undefined;
  }
  const words = wordsOf(before).replace(/\s+/g, ' ').trim();
  // The words after the last period or semicolon directly precede the fence.
  const last = words.split(/(?<=[.;!?]) /).at(-1) ?? '';
  const isAnnouncement =
    last.endsWith(':') &&
    !/^(?:check|look|see)\b/i.test(last) &&
    announcements.some((pattern) => pattern.test(last));
  const announced = isAnnouncement ? last : undefined;
  const said = announced ?? (seen.test(words) ? words : undefined);
  return said === undefined ? undefined : `follows "${said}"`;
}

/** Returns the words of a paragraph. Code may contain periods and words that look like verbs. */
function wordsOf(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return '`…`';
  }
  return 'children' in node ? node.children.map(wordsOf).join('') : toString(node);
}
