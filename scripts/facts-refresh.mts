/**
 * `npm run facts:refresh -- --common DIR --aurora DIR`: makes a new snapshot of the facts in
 * src/content/facts from clones of get-aurora-dev/common and ublue-os/aurora, and prints what has
 * changed.
 *
 * Exits with code 1 and one sentence, leaving the old snapshot untouched, if a source cannot be
 * read.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {InputError, refresh} from '../src/content/refresh/refresh';

const root = path.resolve(import.meta.dirname, '..');
const usage = 'npm run facts:refresh -- --common DIR --aurora DIR';

function readOptions(): {common: string; aurora: string} {
  let values: {common?: string; aurora?: string};
  try {
    ({values} = parseArgs({options: {common: {type: 'string'}, aurora: {type: 'string'}}}));
  } catch (error) {
    const why = error instanceof Error ? error.message.split('. ')[0] : '';
    throw new InputError(`${why}; write: ${usage}`);
  }
  const {common, aurora} = values;
  if (!common || !aurora) {
    const missing = [...(common ? [] : ['--common']), ...(aurora ? [] : ['--aurora'])];
    throw new InputError(`Give ${missing.join(' and ')} as well; write: ${usage}`);
  }
  return {common, aurora};
}

try {
  const lines = await refresh({
    ...readOptions(),
    data: path.join(root, 'src/content/facts'),
    root,
    progress: (what) => console.error(`Reading ${what} …`),
  });
  console.log(lines.length === 0 ? 'Nothing has changed.' : lines.join('\n'));
} catch (error) {
  if (!(error instanceof InputError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
