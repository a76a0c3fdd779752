/**
 * `npm run facts:due`: lists what pages say of a day that has come since. Prints nothing when there
 * is none; never fails for one.
 */
import path from 'node:path';
import {dayOf} from '../src/components/Until/today';
import {dueLines} from '../src/content/freshness/due';
import {readPages} from '../src/content/freshness/pages';

const root = path.resolve(import.meta.dirname, '..');
const pages = [...(await readPages(root)), ...(await readPages(root, 'blog'))];
for (const line of dueLines(pages, dayOf(new Date()))) {
  console.log(line);
}
