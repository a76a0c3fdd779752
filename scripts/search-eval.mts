/**
 * `npm run search:eval -- FILE [--json]`: how well the search answers the judged queries of a file.
 *
 * Prints MRR@10, success@1, success@3 and nDCG@10 for all and by kind, the queries whose answer does
 * not come first, and what is shown for queries that nothing answers. Exit code 2 on wrong use or a
 * file that cannot be read.
 */
import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {createEngine} from '../src/search/embedded/engine';
import {evaluate, shownUrls} from '../src/search/evaluation/evaluate';
import {parseQueries, type JudgedQuery} from '../src/search/evaluation/queries';
import {reportLines} from '../src/search/evaluation/report';
import {currentRecords} from './lib/records.mjs';

async function queriesOf(file: string): Promise<JudgedQuery[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file}: no such file, or not readable; name a query file.`);
  });
  return parseQueries(text, file);
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {json: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) {
    throw new Error('Say which file of queries to run: npm run search:eval -- FILE [--json]');
  }
  const queries = await queriesOf(file);
  const engine = createEngine(await currentRecords());
  const report = evaluate(queries, (query) => shownUrls(engine, query));
  console.log(values.json ? JSON.stringify(report, null, 2) : reportLines(report).join('\n'));
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
