import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Phrasebook} from '../../src/search/embedded/phrasebook';

const folder = path.resolve(import.meta.dirname, '../../src/search/phrasebooks');

/** Reads the phrasebooks of all languages. */
export async function readPhrasebooks(): Promise<Phrasebook[]> {
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.map((text) => JSON.parse(text) as Phrasebook);
}
