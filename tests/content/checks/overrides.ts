import type {Problem} from '../lib/problem';

/** An override in package.json. */
interface Override {
  /** The packages that lead to it, joined by `>`. */
  path: string;
  version: string;
}

/** Returns the overrides of a package.json. */
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
 * Finds overrides without an explanation, and explanations of overrides that no longer exist.
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
