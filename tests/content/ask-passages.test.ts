import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {builtBackground, builtRecords} from '../../scripts/lib/records.mjs';
import {defaultContext, fitPassages} from '../../src/ask/core/fitPassages';
import {passagesFor} from '../../src/search/core/passage';
import {createEngine} from '../../src/search/embedded/engine';
import {evaluatePassages, passagesReportLines} from '../../src/search/evaluation/passages';
import {parseQueries} from '../../src/search/evaluation/queries';
import {fromRoot} from './lib/paths';

const queries = ['queries', 'more-queries', 'threads'].flatMap((name) => {
  const file = `tests/fixtures/search-eval/${name}.json`;
  return parseQueries(readFileSync(fromRoot(file), 'utf8'), file);
});

const engine = createEngine(await builtRecords(), await builtBackground());

test('a right section is among the passages of 90 % of the questions, and first for 70 %', () => {
  const report = evaluatePassages(queries, (question) => {
    const found = passagesFor(question, engine.findSections(question));
    return {...found, passages: fitPassages(found.passages, defaultContext)};
  });
  const lines = `\n${passagesReportLines(report).join('\n')}\n`;
  expect(report.questions).toBeGreaterThanOrEqual(40);
  expect(report.found.any, lines).toBeGreaterThanOrEqual(0.9);
  expect(report.found.first, lines).toBeGreaterThanOrEqual(0.7);
  // A model that is asked without need makes things up; one that is not asked leaves the passages.
  expect(report.unanswerable.covered.length, lines).toBeLessThanOrEqual(3);
  expect(report.refused.length, lines).toBeLessThanOrEqual(6);
});
