import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/** What a page shows instead of its text if it could not be rendered. */
const failures: readonly RegExp[] = [
  /This page did not load completely\.?/,
  /This page crashed\.?/,
  /A theme navbar item failed to render/i,
  // Errors and stack traces, as V8 formats them.
  /\b(?:Aggregate|Eval|Range|Reference|Syntax|Type|URI)?Error: .+/,
  /\bat (?:async )?[\w$.<>[\] ]+ \(.+:\d+:\d+\)/,
  /\bat (?:async )?(?:file:\/\/)?\/\S+:\d+:\d+/,
];

/**
 * Finds pages that show an error message instead of their text, or a path of the machine that built
 * them.
 *
 * @param root the absolute path of the folder that the site was built from
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
    ? [{file, message: 'contains the path of the folder that the site was built in; remove it'}]
    : [];
  return [...shown, ...path];
}
