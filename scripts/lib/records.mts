import {execa} from 'execa';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {SearchRecord} from '../../src/search/record';

const root = path.resolve(import.meta.dirname, '../..');
const recordsFile = path.join(root, '.docusaurus/search-records/default/records.json');

/** Everything that the records are made of. */
const sources = ['docs/**', 'blog/**', 'sidebars.ts', 'docusaurus.config.ts', 'src/plugins/**'];

/** The search records of the text as it is now; builds the site first when it has changed. */
export async function currentRecords(): Promise<SearchRecord[]> {
  if (await isStale()) {
    console.error('The text has changed since the last build: building the search index …');
    await execa('npm', ['run', 'build'], {cwd: root});
  }
  return JSON.parse(await readFile(recordsFile, 'utf8')) as SearchRecord[];
}

async function isStale(): Promise<boolean> {
  const made = await stat(recordsFile).then(
    ({mtimeMs}) => mtimeMs,
    () => 0,
  );
  const files = await Globby(sources, {cwd: root, absolute: true});
  const changed = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
  return changed.some((time) => time > made);
}
