import {lineAt, type Problem} from '../lib/problem';

/**
 * Finds registries in a lockfile, which npm would use instead of the user's own. Links to workspaces
 * are allowed.
 *
 * @param text the text of package-lock.json
 */
export function lockfileProblems(file: string, text: string): Problem[] {
  return [
    ...text.matchAll(/"resolved":(?! "[\w/-]+",\n\s*"link": true)|https?:\/\/registry\.[\w.-]+/g),
  ].map((match) => ({
    file,
    line: lineAt(text, match.index),
    message: `contains ${match[0].replace(/:$/, '')}, which names a registry; rewrite it with npm install and the settings in .npmrc`,
  }));
}

interface LockedPackage {
  version?: string;
  /** Whether it is a workspace, whose version is in a separate entry. */
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/**
 * Finds packages for other systems that a lockfile omits or lists without a version. npm writes such a
 * lockfile if packages are already installed or the registry lacks them, and `npm ci` rejects it on
 * every machine.
 *
 * @param text the text of package-lock.json
 */
export function incompleteLockfileProblems(file: string, text: string): Problem[] {
  const {packages} = JSON.parse(text) as {packages: Record<string, LockedPackage>};
  const paths = Object.keys(packages);
  const optional = Object.values(packages).flatMap(({optionalDependencies = {}}) =>
    Object.keys(optionalDependencies),
  );
  const missing = [...new Set(optional)].filter(
    (name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)),
  );
  const withoutVersion = paths.filter(
    (path) => path !== '' && !packages[path]?.link && !packages[path]?.version,
  );
  return [...missing, ...withoutVersion].map((name) => ({
    file,
    message: `has no version of ${name}; remove node_modules and the lockfile, run npm install, and pin its parent to a version that the registry has for every system`,
  }));
}

/** The parts of a package.json that contain versions. */
const blocks = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

/**
 * Finds versions that may differ between installations.
 *
 * @param text the text of package.json
 */
export function versionProblems(file: string, text: string): Problem[] {
  const manifest = JSON.parse(text) as Record<string, unknown>;
  return blocks.flatMap((block) =>
    versionsOf(manifest[block]).flatMap(([name, version]) =>
      // An override may refer to a direct dependency (`$name`), whose version is checked itself.
      /^\d+\.\d+\.\d+(?:-[\w.]+)?$|^\$/.test(version)
        ? []
        : [
            {
              file,
              line: lineAt(text, text.indexOf(`"${name}": ${JSON.stringify(version)}`)),
              message: `${block} names ${name} as "${version}", which is not one version; write it in full`,
            },
          ],
    ),
  );
}

/** Returns the names and versions of a part; overrides may be nested. */
function versionsOf(block: unknown): [name: string, version: string][] {
  return typeof block === 'object' && block !== null
    ? Object.entries(block).flatMap(([name, value]: [string, unknown]) =>
        typeof value === 'string' ? [[name, value]] : versionsOf(value),
      )
    : [];
}
