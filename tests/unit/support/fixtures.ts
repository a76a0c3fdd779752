import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const fixtures = path.resolve(import.meta.dirname, '../../fixtures');

/** Returns the text of a file in tests/fixtures. */
export function fixture(file: string): string {
  return readFileSync(path.join(fixtures, file), 'utf8');
}

/** Returns the names of the files in a folder of tests/fixtures. */
export function fixturesIn(folder: string): string[] {
  return readdirSync(path.join(fixtures, folder)).toSorted();
}

/** Returns the path of a folder in tests/fixtures. */
export function fixtureFolder(folder: string): string {
  return path.join(fixtures, folder);
}
