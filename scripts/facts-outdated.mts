/**
 * `npm run facts:outdated`: lists the pages that speak of something that has changed since they were
 * checked. Prints nothing when there is none; never fails for one.
 */
import path from 'node:path';
import {files, images, ujust} from '../src/data/facts';
import {factsOf} from '../src/facts/fact';
import {outdatedLines} from '../src/facts/outdated';
import {readPages} from '../src/facts/pages';

const root = path.resolve(import.meta.dirname, '..');
for (const line of outdatedLines(await readPages(root), factsOf({ujust, images, files}))) {
  console.log(line);
}
