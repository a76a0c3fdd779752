import {readdirSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Resolves a path from the root of the repository. */
export function fromRoot(...parts: string[]): string {
  return path.join(root, ...parts);
}

export const fixtures = fromRoot('tests/fixtures/content');

/** Returns the files below a folder as sorted relative paths, with slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
