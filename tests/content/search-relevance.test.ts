import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {builtRecords} from '../../scripts/lib/records.mjs';
import {createEngine} from '../../src/search/embedded/engine';
import {evaluate, shownFor, type Report} from '../../src/search/evaluation/evaluate';
import {parseQueries} from '../../src/search/evaluation/queries';
import {reportLines} from '../../src/search/evaluation/report';
import {deserializeRecords, type SerializedPages} from '../../src/search/core/serialize';
import type {SearchRecord} from '../../src/search/core/record';
import {fromRoot} from './lib/paths';

const file = 'tests/fixtures/search-eval/queries.json';
const queries = parseQueries(readFileSync(fromRoot(file), 'utf8'), file);

/** Evaluates records as `npm run search:eval` does. */
function reportOf(records: readonly SearchRecord[]): Report {
  const engine = createEngine(records);
  return evaluate(queries, (query) => shownFor(engine, query));
}

/** The message for writers whose text made the search worse: the scores and the misses. */
const linesOf = (report: Report) => `\n${reportLines(report).join('\n')}\n`;

const records = await builtRecords();
const report = reportOf(records);

test('the templates for writers are not in the index', () => {
  expect(records.length).toBeGreaterThan(1000);
  expect(records.filter(({url}) => /\/example(?:#|$)/.test(url))).toEqual([]);
});

test('the set has queries with answers and queries without', () => {
  expect(report.all.queries).toBeGreaterThan(40);
  expect(report.none.length).toBeGreaterThan(1);
});

test('an answer is first for 92 % of the queries, and among the first three for 98 %', () => {
  const {success1, success3} = report.all;
  expect(success1, linesOf(report)).toBeGreaterThanOrEqual(0.92);
  expect(success3, linesOf(report)).toBeGreaterThanOrEqual(0.98);
});

test('a query without an answer has one page at most, or only partial matches', () => {
  const wrong = report.none.filter(({pages, isPartial}) => pages > 1 && !isPartial);
  expect(wrong, linesOf(report)).toEqual([]);
});

test('with the first part of the index, an answer is first for 90 % of the queries', () => {
  const part = fromRoot('.docusaurus/search-records/default/first.json');
  const first = JSON.parse(readFileSync(part, 'utf8')) as SerializedPages['first'];
  const provisional = reportOf(deserializeRecords(first));
  expect(provisional.all.success1, linesOf(provisional)).toBeGreaterThanOrEqual(0.9);
});
