import {execa, ExecaError} from 'execa';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {deserializeEverydayWords, type EverydayWords} from '../../src/search/core/everyday';
import {deserializeRecords, type SerializedPages} from '../../src/search/core/serialize';
import type {SearchRecord} from '../../src/search/core/record';

const root = path.resolve(import.meta.dirname, '../..');
const fileOf = (part: keyof SerializedPages) =>
  path.join(root, `.docusaurus/search-records/default/${part}.json`);

/** Everything that the records are made of. */
const sources = [
  'docs/**',
  'blog/**',
  'sidebars.ts',
  'docusaurus.config.ts',
  'src/content/**',
  'src/search/build/**',
  'src/search/core/{pages,serialize}.ts',
];

/**
 * The search records of the text as it is now; builds the site first when it has changed. Fails with
 * what the build says if the text cannot be built.
 */
export async function currentRecords(): Promise<SearchRecord[]> {
  await buildIfStale();
  return builtRecords();
}

/** The everyday words for the records of the text as it is now; builds the site like those. */
export async function currentEverydayWords(): Promise<EverydayWords> {
  await buildIfStale();
  return builtEverydayWords();
}

async function buildIfStale(): Promise<void> {
  if (await isStale()) {
    console.error('The text has changed since the last build: building the search index …');
    await execa('npm', ['run', 'build'], {cwd: root}).catch((error: unknown) => {
      throw error instanceof ExecaError ? new Error(String(error.stderr).trim()) : error;
    });
  }
}

/** The search records of the last build. */
export async function builtRecords(): Promise<SearchRecord[]> {
  return deserializeRecords(await readPart('first'), await readPart('rest'));
}

/** The everyday words of the last build, which the engine needs besides the records. */
export async function builtEverydayWords(): Promise<EverydayWords> {
  return deserializeEverydayWords((await readPart('rest')).everydayWords);
}

async function readPart<Part extends keyof SerializedPages>(
  part: Part,
): Promise<SerializedPages[Part]> {
  return JSON.parse(await readFile(fileOf(part), 'utf8')) as SerializedPages[Part];
}

async function isStale(): Promise<boolean> {
  const made = await stat(fileOf('first')).then(
    ({mtimeMs}) => mtimeMs,
    () => 0,
  );
  const files = await Globby(sources, {cwd: root, absolute: true});
  const changed = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
  return changed.some((time) => time > made);
}
