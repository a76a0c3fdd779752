import {expect, test} from 'vitest';
import {evaluate, shownFor} from '../../../../src/search/evaluation/evaluate';
import {parseQueries} from '../../../../src/search/evaluation/queries';
import {reportLines} from '../../../../src/search/evaluation/report';
import {engine} from '../../support/site';

const queries = parseQueries(
  JSON.stringify([
    {id: 'q1', query: 'vpn', kind: 'keyword', relevant: [{route: '/vpn', grade: 3}]},
    {id: 'q2', query: 'dice', kind: 'keyword', relevant: [{route: '/vpn', grade: 2}]},
    {id: 'q3', query: 'nowhere', kind: 'typo', relevant: [{route: '/vpn', grade: 2}]},
    {id: 'q4', query: 'printer', kind: 'none', relevant: []},
  ]),
  'set.json',
);
const shown: Record<string, string[]> = {
  vpn: ['/vpn#tailscale'],
  dice: ['/gaming', '/vpn'],
  printer: ['/a', '/b', '/c', '/d'],
};
const report = evaluate(queries, (query) => ({urls: shown[query] ?? [], closeness: 'near'}));

test('scores all queries with an answer, and each kind', () => {
  expect(report.all).toMatchObject({queries: 3, mrr10: 0.5, success1: 1 / 3, empty: 1});
  expect(report.all.success3).toBeCloseTo(2 / 3, 10);
  expect(report.byKind.keyword).toMatchObject({queries: 2, mrr10: 0.75, success1: 0.5, empty: 0});
  expect(Object.keys(report.byKind)).toEqual(['keyword', 'typo']);
});

test('lists the misses, and the results of queries without an answer', () => {
  expect(report.misses).toEqual([
    {
      id: 'q2',
      query: 'dice',
      kind: 'keyword',
      rank: 2,
      expected: ['/vpn'],
      shown: ['/gaming', '/vpn'],
    },
    {id: 'q3', query: 'nowhere', kind: 'typo', rank: null, expected: ['/vpn'], shown: []},
  ]);
  expect(report.none).toEqual([
    {id: 'q4', query: 'printer', pages: 4, closeness: 'near', shown: ['/a', '/b', '/c']},
  ]);
});

test('prints a table and the lists', () => {
  const text = reportLines(report).join('\n');
  expect(text).toMatch(/^all +3 +0\.500 +0\.333 +0\.667 +\d\.\d{3} +1$/m);
  expect(text).toContain('q2 "dice" (keyword): rank 2; expected /vpn; shown /gaming, /vpn');
  expect(text).toContain('q3 "nowhere" (typo): not found; expected /vpn; shown nothing');
  expect(text).toContain('q4 "printer": 4 pages (near): /a, /b, /c');
});

test('sorts hits by group, as the dialog does', () => {
  const {urls, closeness} = shownFor(engine, 'deployment');
  expect(closeness).toBeUndefined();
  expect(urls).toContain('/rescue-mode#roll-back');
  const guides = urls.map((url, index) => (/^\/(?:vpn|rescue)/.test(url) ? index : -1));
  const places = guides.filter((index) => index >= 0);
  expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(places.length - 1);
});

test('scores sections in a set that judges them', () => {
  const judged = parseQueries(
    JSON.stringify([
      {
        id: 't1',
        query: 'vpn',
        kind: 'keyword',
        relevant: [
          {route: '/vpn', grade: 3, heading: 'tailscale'},
          {route: '/vpn', grade: 1, heading: 'wireguard'},
        ],
        source: 'https://example.org/1',
        half: 'open',
      },
      {
        id: 't2',
        query: 'nowhere',
        kind: 'error',
        relevant: [{route: '/vpn', grade: 2}],
        source: 'https://example.org/2',
        half: 'open',
      },
    ]),
    'set.json',
  );
  const urlsByQuery: Record<string, string[]> = {vpn: ['/vpn#wireguard', '/vpn/#tailscale']};
  const scored = evaluate(judged, (query) => ({urls: urlsByQuery[query] ?? []}));
  expect(scored.all.sections).toEqual({queries: 1, success1: 0, success3: 1});
  expect(scored.byKind.error?.sections).toBeUndefined();
  expect(reportLines(scored).join('\n')).toMatch(/^all +2 .* 0\.000 +1\.000$/m);
});
