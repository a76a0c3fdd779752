import {execa, ExecaError} from 'execa';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Background} from '../../src/search/core/background';
import {
  backgroundOf,
  deserializeRecords,
  type SerializedPages,
} from '../../src/search/core/serialize';
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

/** What the engine knows besides the records of the text as it is now; builds the site like those. */
export async function currentBackground(): Promise<Background> {
  await buildIfStale();
  return builtBackground();
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

/** What the engine of the last build knows besides the records. */
export async function builtBackground(): Promise<Background> {
  return backgroundOf(await readPart('rest'));
}

async function readPart<Part extends keyof SerializedPages>(
  part: Part,
): Promise<SerializedPages[Part]> {
  return JSON.parse(await readFile(fileOf(part), 'utf8')) as SerializedPages[Part];
}

async function isStale(): Promise<boolean> {
  // Docusaurus leaves a file alone whose content stays the same, but a build writes all its pages.
  const results = [fileOf('first'), fileOf('rest'), path.join(root, 'build/index.html')];
  const made = Math.max(...(await Promise.all(results.map(changeOf))));
  const files = await Globby(sources, {cwd: root, absolute: true});
  const changed = await Promise.all(files.map(changeOf));
  return (await changeOf(fileOf('first'))) === 0 || changed.some((time) => time > made);
}

/** When a file was last changed, in milliseconds; 0 if it does not exist. */
function changeOf(file: string): Promise<number> {
  return stat(file).then(
    ({mtimeMs}) => mtimeMs,
    () => 0,
  );
}
