import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import * as z from 'zod';
import {builtBackground, builtRecords} from '../../scripts/lib/records.mjs';
import {limits} from '../../src/search/core/client';
import {createEngine} from '../../src/search/embedded/engine';
import {routesOf} from '../../src/search/evaluation/metrics';
import {groupHits} from '../../src/search/core/groups';
import intents from '../../src/search/embedded/intents.json';
import {searchRequest} from '../../src/search/core/request';
import {fromRoot} from './lib/paths';

/** What people with a broken computer type, and the pages that help equally well. */
const emergencies = z
  .array(
    z.strictObject({
      emergency: z.string().min(1),
      query: z.string().min(1).max(limits.queryLength),
      pages: z.array(z.string().startsWith('/')).min(1),
      source: z.string().min(1),
      /** Whether the pages said too little about it at the time of judging. */
      gap: z.boolean().optional(),
    }),
  )
  .parse(JSON.parse(readFileSync(fromRoot('tests/fixtures/search-eval/emergencies.json'), 'utf8')));

const records = await builtRecords();
const engine = createEngine(records, await builtBackground());

/** Returns the pages found for a query, in the order of a list with a limit of hits per group. */
function shownPages(query: string, hitsPerGroup: number): string[] {
  const request = searchRequest({indexName: 'test', query, snippetWords: limits.snippetWords});
  const groups = groupHits(engine.search(request).hits, hitsPerGroup);
  return routesOf(groups.flatMap(({hits}) => hits.map(({url}) => url)));
}

test('the set has at least 80 queries for at least 15 emergencies, without duplicates', () => {
  expect(emergencies.length).toBeGreaterThanOrEqual(80);
  expect(new Set(emergencies.map(({query}) => query)).size).toBe(emergencies.length);
  expect(new Set(emergencies.map(({emergency}) => emergency)).size).toBeGreaterThanOrEqual(15);
  const pages = new Set(records.map(({url}) => url));
  expect(emergencies.filter((entry) => entry.pages.some((page) => !pages.has(page)))).toEqual([]);
});

test('of people in trouble, one in a hundred is told that nothing matches all of the words', () => {
  const told = emergencies
    .map(({query}) => query)
    .filter((query) => {
      const request = searchRequest({indexName: 'test', query, snippetWords: limits.snippetWords});
      return engine.search(request).closeness === 'partial';
    });
  expect(told.length, `\n${told.join('\n')}\n`).toBeLessThanOrEqual(emergencies.length * 0.01);
});

describe.each([
  ['the dialog', limits.hitsPerGroup],
  ['the search page', Infinity],
])('people in trouble find help in %s', (_where, hitsPerGroup) => {
  const missed = emergencies.flatMap(({emergency, query, pages}) => {
    const shown = shownPages(query, hitsPerGroup);
    const rank = shown.findIndex((route) => pages.includes(route)) + 1;
    const line = `${emergency}: "${query}": ${rank === 0 ? 'not found' : `rank ${rank}`}; expected ${pages.join(', ')}; shown ${shown.slice(0, 3).join(', ') || 'nothing'}`;
    return rank === 1 ? [] : [{rank, line}];
  });
  const lines = (some: typeof missed) => `\n${some.map(({line}) => line).join('\n')}\n`;

  test('as the first page for 97 % of the queries', () => {
    expect(1 - missed.length / emergencies.length, lines(missed)).toBeGreaterThanOrEqual(0.97);
  });

  test('among the first three pages for every query', () => {
    const far = missed.filter(({rank}) => rank === 0 || rank > 3);
    expect(far, lines(far)).toEqual([]);
  });
});

test('people find help whatever they call their computer', () => {
  const device = /\b(?:my |the )?(?:computer|pc|laptop|machine|notebook)\b/i;
  const ranks = emergencies.flatMap(({query, pages}) =>
    ['pc', 'my laptop', 'notebook', 'computer'].map((name) => {
      const called = device.test(query) ? query.replace(device, name) : `${name} ${query}`;
      const shown = shownPages(called, limits.hitsPerGroup);
      return {called, rank: shown.findIndex((route) => pages.includes(route)) + 1 || Infinity};
    }),
  );
  const missed = ranks.filter(({rank}) => rank > 1).map(({called, rank}) => `${rank}: ${called}`);
  const list = `\n${missed.join('\n')}\n`;
  expect(1 - missed.length / ranks.length, list).toBeGreaterThanOrEqual(0.95);
  const found = ranks.filter(({rank}) => rank <= 3);
  expect(found.length / ranks.length, list).toBeGreaterThanOrEqual(0.98);
});

test.each(['taskbar vanished', 'panel is missing', 'plasma keeps crashing'])(
  '"%s" finds the section about the panel first',
  (query) => {
    const {hits} = engine.search(
      searchRequest({indexName: 'test', query, snippetWords: limits.snippetWords}),
    );
    expect(hits[0]?.url).toBe('/guides/rescue-mode#panel-gone');
  },
);

test('every section that answers an intent exists', () => {
  const known = new Set(records.map(({url}) => url));
  const answers = intents.intents.flatMap((intent) => intent.answers);
  expect(answers.filter((answer) => !known.has(answer))).toEqual([]);
});
