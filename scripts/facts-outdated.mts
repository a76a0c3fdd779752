/**
 * `npm run facts:outdated`: lists the pages that mention something that has changed since they were
 * verified. Prints nothing if there are none, and never fails because of them.
 */
import path from 'node:path';
import {files, images, ujust} from '../src/content/facts/facts';
import {factsOf} from '../src/content/freshness/fact';
import {outdatedLines} from '../src/content/freshness/outdated';
import {readPages} from '../src/content/freshness/pages';

const root = path.resolve(import.meta.dirname, '..');
for (const line of outdatedLines(await readPages(root), factsOf({ujust, images, files}))) {
  console.log(line);
}
