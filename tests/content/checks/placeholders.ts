import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/** Texts that mark a page as unwritten. */
const placeholders: readonly RegExp[] = [
  /lorem ipsum/i,
  /coming soon/i,
  /under construction/i,
  /\bTODO\b/,
  /\bTBD\b/,
  /\bFIXME\b/,
  // The pages of a new Starlight site, which the reference and guide routes are named after.
  /\bexample (?:guide|reference)\b/i,
  /guides lead a user through a specific task/i,
  /reference pages are ideal for/i,
];

/** Finds placeholders in the text of a built page, except in code. */
export function placeholderProblems({file, $}: BuiltPage): Problem[] {
  const main = $('main').clone();
  main.find('pre, code').remove();
  const text = [$('title').text(), main.text()].join('\n');
  return placeholders.flatMap((placeholder) => {
    const found = placeholder.exec(text)?.[0];
    return found === undefined
      ? []
      : [{file, message: `says "${found}"; write the text, or remove it`}];
  });
}
