/**
 * `npm run search:eval -- FILE [--json | --typing | --passages]`: scores the search with the judged
 * queries of a file.
 *
 * With `--typing` it types them letter by letter instead: how soon is the answer there, and how often
 * does the first hit change?
 *
 * With `--passages` it asks the questions among them as Ask does: is a right section among the passages
 * that fit into the context of a small model?
 *
 * Prints MRR@10, success@1, success@3 and nDCG@10 in total and by kind, for sections too if the set
 * judges them, the misses, and the results of queries without an answer. Exits with code 2 if it is used wrongly or cannot read the file.
 */
import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {defaultContext, fitPassages} from '../src/ask/core/fitPassages';
import {limits} from '../src/search/core/client';
import {createEngine} from '../src/search/embedded/engine';
import {evaluate, shownFor} from '../src/search/evaluation/evaluate';
import {evaluatePassages, passagesReportLines} from '../src/search/evaluation/passages';
import {parseQueries, type JudgedQuery} from '../src/search/evaluation/queries';
import {passagesFor} from '../src/search/core/passage';
import {reportLines} from '../src/search/evaluation/report';
import {measureTyping} from '../src/search/evaluation/typing';
import {currentBackground, currentRecords} from './lib/records.mjs';

async function queriesOf(file: string): Promise<JudgedQuery[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read; name a file of judged queries.`);
  });
  return parseQueries(text, file);
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {
      json: {type: 'boolean', default: false},
      typing: {type: 'boolean', default: false},
      passages: {type: 'boolean', default: false},
    },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) {
    throw new Error(
      'Name one file of judged queries: npm run search:eval -- FILE [--json | --typing | --passages]',
    );
  }
  const queries = await queriesOf(file);
  const engine = createEngine(await currentRecords(), await currentBackground());
  if (values.typing) {
    const {medianNeeded, changes} = measureTyping(
      queries.filter(({query}) => query.length <= limits.queryLength),
      (query) => shownFor(engine, query).urls,
    );
    console.log(
      `An answer is among the first three pages after ${percent(medianNeeded)} of the letters ` +
        `(median), and ${percent(changes)} of the keys change the first hit.`,
    );
    return;
  }
  if (values.passages) {
    const asked = evaluatePassages(queries, (question) => {
      const found = passagesFor(question, engine.findSections(question));
      return {...found, passages: fitPassages(found.passages, defaultContext)};
    });
    console.log(passagesReportLines(asked).join('\n'));
    return;
  }
  const report = evaluate(queries, (query) => shownFor(engine, query));
  console.log(values.json ? JSON.stringify(report, null, 2) : reportLines(report).join('\n'));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
