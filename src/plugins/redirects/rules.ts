/** An old path of the site and where it leads now; `to` may have a hash. */
export interface Redirect {
  from: string;
  to: string;
}

/** Rules for the web servers of deploy/, one text for each. */
interface Rules {
  nginx: string;
  caddy: string;
}

/** What neither server reads as anything but a part of a path, so that no rule needs quotes. */
const plainPath = /^\/[\w./-]*(?:#[\w-]+)?$/;

/**
 * Writes redirects as web servers read them: for the old path as such, with a slash at its end, and
 * with `.html`, as the pages themselves are found.
 *
 * @throws Error naming the redirect, when one of its paths holds what a server could misread
 */
export function redirectRules(redirects: readonly Redirect[]): Rules {
  for (const {from, to} of redirects) {
    const wrong = [from, to].find((path) => !plainPath.test(path));
    if (wrong !== undefined) {
      throw new Error(
        `src/config/redirects.ts: "${wrong}" is not a path of letters, digits, ".", "-", "_" and "/", which the web servers need; write it in full.`,
      );
    }
  }
  const rules = redirects.flatMap(({from, to}) =>
    [from, `${from}/`, `${from}.html`].map((path) => ({path, to})),
  );
  return {
    nginx: rules.map(({path, to}) => `location = ${path} {\n  return 301 ${to};\n}\n`).join(''),
    caddy: rules.map(({path, to}) => `redir ${path} ${to} 301\n`).join(''),
  };
}
