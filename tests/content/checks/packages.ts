import {lineAt, type Problem} from '../lib/problem';

/**
 * Where a lockfile names a registry: an installation would ask that one, whichever its user has.
 *
 * @param text of package-lock.json
 */
export function lockfileProblems(file: string, text: string): Problem[] {
  return [...text.matchAll(/"resolved":|https?:\/\/(?:[\w-]+\.)*(?:npmjs|yarnpkg)\.\w+/g)].map(
    (match) => ({
      file,
      line: lineAt(text, match.index),
      message: `holds ${match[0].replace(/:$/, '')}, which names a registry; write it anew with npm install and the settings of .npmrc`,
    }),
  );
}

/** The blocks of a package.json that name versions. */
const blocks = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

/**
 * Versions that two installations could understand differently.
 *
 * @param text of package.json
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

/** Names and versions of a block; overrides nest. */
function versionsOf(block: unknown): [name: string, version: string][] {
  return typeof block === 'object' && block !== null
    ? Object.entries(block).flatMap(([name, value]: [string, unknown]) =>
        typeof value === 'string' ? [[name, value]] : versionsOf(value),
      )
    : [];
}
