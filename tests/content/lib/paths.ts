import {readdirSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** A path of the repository, wherever the tests are started from. */
export function fromRoot(...parts: string[]): string {
  return path.join(root, ...parts);
}

export const fixtures = fromRoot('tests/fixtures/content');

/** The files below a folder as paths relative to it, with slashes, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
