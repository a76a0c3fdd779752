import type {Problem} from '../lib/problem';

/** An override of package.json: the path of packages that leads to it, and its version. */
interface Override {
  path: string;
  version: string;
}

/** The overrides of a package.json, nested ones as `parent > child`. */
function overridesOf(block: unknown, parents: readonly string[] = []): Override[] {
  return typeof block === 'object' && block !== null
    ? Object.entries(block).flatMap(([name, value]: [string, unknown]) =>
        typeof value === 'string'
          ? [{path: [...parents, name].join(' > '), version: value}]
          : overridesOf(value, [...parents, name]),
      )
    : [];
}

/** The rows of the table: `| package | version | why | when it can go |`. */
const row =
  /^\| `(?<path>[^`]+)`\s*\| (?<version>\S+)\s*\| (?<why>\S.*?)\s*\| (?<end>\S.*?)\s*\|$/gm;

/**
 * Overrides without an explanation, and explanations of overrides that no longer exist.
 *
 * @param manifest text of package.json
 * @param policy text of SECURITY.md
 */
export function overrideProblems(manifest: string, policy: string): Problem[] {
  const {overrides} = JSON.parse(manifest) as {overrides?: unknown};
  const actual = overridesOf(overrides);
  const explained = [...policy.matchAll(row)].map(({groups}) => ({
    path: groups?.path ?? '',
    version: groups?.version ?? '',
  }));
  const has = (list: readonly Override[], {path, version}: Override) =>
    list.some((other) => other.path === path && other.version === version);
  return [
    ...actual
      .filter((override) => !has(explained, override))
      .map(({path, version}) => ({
        file: 'package.json',
        message: `overrides ${path} with ${version}, which SECURITY.md does not explain; add why and when it can go to the table there`,
      })),
    ...explained
      .filter((override) => !has(actual, override))
      .map(({path, version}) => ({
        file: 'SECURITY.md',
        message: `explains ${path} ${version}, which package.json does not override; remove the row`,
      })),
  ];
}
