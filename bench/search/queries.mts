import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseQueries} from '../../src/search/evaluation/queries';
import {root} from '../../scripts/lib/install.mjs';

const file = 'tests/fixtures/search-eval/queries.json';

/** The queries of the evaluation set. */
export async function judgedQueries(): Promise<string[]> {
  const text = await readFile(path.join(root, file), 'utf8');
  return parseQueries(text, file).map(({query}) => query);
}
