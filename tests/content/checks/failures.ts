import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/** What a page shows instead of its text when it could not be rendered. */
const failures: readonly RegExp[] = [
  /This page did not load completely\.?/,
  /This page crashed\.?/,
  /A theme navbar item failed to render/i,
  // The first lines of errors, and lines of their stacks, in V8's words.
  /\b(?:Aggregate|Eval|Range|Reference|Syntax|Type|URI)?Error: .+/,
  /\bat (?:async )?[\w$.<>[\] ]+ \(.+:\d+:\d+\)/,
  /\bat (?:async )?(?:file:\/\/)?\/\S+:\d+:\d+/,
];

/**
 * Pages that were written although something broke: an error message where their text should be, or
 * a path of the machine that built them.
 *
 * @param root the folder that the site was built from, absolute
 */
export function failureProblems({file, $}: BuiltPage, root: string): Problem[] {
  const body = $('body').clone();
  // A page may explain an error, and scripts contain messages for errors that happen later.
  body.find('pre, code, script').remove();
  const text = body.text();
  const shown = failures.flatMap((failure) => {
    const found = failure.exec(text)?.[0];
    return found === undefined
      ? []
      : [{file, message: `shows "${found}"; fix what broke while the page was rendered`}];
  });
  const path = $.html().includes(root)
    ? [{file, message: 'holds the path of the folder that the site was built in; leave it out'}]
    : [];
  return [...shown, ...path];
}
