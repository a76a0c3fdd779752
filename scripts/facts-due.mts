/**
 * `npm run facts:due`: lists dated texts in pages whose day has been reached. Prints nothing if
 * there are none, and never fails because of them.
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
