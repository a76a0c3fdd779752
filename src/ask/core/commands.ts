import type {Passage} from '../../search/core/passage';
import {isCode} from '../../search/core/record';

/** Whether a code block or a command of an answer stands in the passages. */
export type IsQuoted = (code: string) => boolean;

/**
 * Returns a function that recognizes commands of passages. A line counts if it is a whole line of a
 * code block, or stands between other words of a text: the beginning of a longer command may do
 * something else, as `rm -rf ~` does.
 */
export function quotedIn(passages: readonly Passage[]): IsQuoted {
  const blocks = passages.flatMap((passage) => passage.blocks);
  const lines = new Set(blocks.filter(isCode).flatMap(linesOf));
  const texts = blocks.filter((block) => !isCode(block)).map(oneLine);
  return (code) => {
    const wanted = linesOf(code);
    return (
      wanted.length > 0 &&
      wanted.every((line) => lines.has(line) || texts.some((text) => hasWhole(text, line)))
    );
  };
}

/** Whether inline code is a command rather than a name: it has several words, or runs as root. */
export function isCommand(code: string): boolean {
  return /\S\s+\S/.test(code.trim());
}

/** Returns the lines of a code block without prompts, comments and line continuations. */
function linesOf(code: string): string[] {
  return code
    .replace(/\\\r?\n/g, ' ')
    .split(/\r?\n/)
    .map((line) => oneLine(line).replace(/^\$ /, ''))
    .filter((line) => line !== '' && !/^#(?:\s|$)/.test(line));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What may follow a command in a text: the end, or punctuation before a space. */
const after = /^(?:$|[.,;:!?)"'”]*(?:\s(?![-/~.$|&>])|$))/;

/** What may stand before it. */
const before = /(?:^|[\s("'“])$/;

function hasWhole(text: string, line: string): boolean {
  for (let at = text.indexOf(line); at !== -1; at = text.indexOf(line, at + 1)) {
    if (before.test(text.slice(0, at)) && after.test(text.slice(at + line.length))) {
      return true;
    }
  }
  return false;
}
