import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const repository = path.resolve(__dirname, '../..');

/** The folder whose `node_modules` holds the Docusaurus that is read. */
const root = process.env.DOCUSAURUS_ROOT ?? repository;

/**
 * The text of a file of an installed package.
 *
 * @param packageName for example `@docusaurus/core`
 * @param file its path in the package
 */
export function upstreamSource(packageName: string, file: string): string {
  return readFileSync(path.join(root, 'node_modules', packageName, file), 'utf8');
}

/**
 * The files below a folder of an installed package.
 *
 * @returns paths in the package, in alphabetical order
 */
export function upstreamFiles(packageName: string, folder: string): string[] {
  return readdirSync(path.join(root, 'node_modules', packageName, folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .toSorted();
}

/**
 * Declares the contract test of a folder of src/upstream. An assumption that does not hold, or that
 * cannot be checked, fails with the name of the folder's README, which says what depends on it.
 *
 * @param folder the folder of the contract test, `__dirname`
 * @param assumptions what the folder assumes of the installed packages, and whether that holds
 */
export function contract(
  folder: string,
  assumptions: Readonly<Record<string, () => boolean>>,
): void {
  const readme = path.relative(repository, path.join(folder, 'README.md'));
  describe(readme, () => {
    test('exists', () => {
      expect(existsSync(path.join(repository, readme))).toBe(true);
    });
    test.each(Object.entries(assumptions))('%s', (assumption, holds) => {
      let cause: unknown;
      try {
        if (holds()) {
          return;
        }
      } catch (error) {
        cause = error;
      }
      throw new Error(`See ${readme}: it does not hold that ${assumption}.`, {cause});
    });
  });
}
