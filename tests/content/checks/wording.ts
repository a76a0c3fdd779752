import type {Problem} from '../lib/problem';
import type {Prose} from '../lib/prose';

/** Words to avoid, with advice. */
const words: readonly {pattern: RegExp; advice: string}[] = [
  {pattern: /\bclick here\b/gi, advice: 'name what the link leads to'},
  {pattern: /\bsimply\b/gi, advice: 'leave it out; it is not simple for everyone'},
  {
    pattern: /\bjust\b/gi,
    advice: 'leave it out, or put the command `just` in backticks',
  },
];

/** Links whose text names the program `just`: its site, its source and its author. */
const aboutJust = /just\.systems|github\.com\/(?:sponsors\/)?casey\b/;

/** Finds words that the house style avoids. */
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
