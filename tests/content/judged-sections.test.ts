import {load} from 'cheerio';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parseQueries, type JudgedQuery} from '../../src/search/evaluation/queries';
import {judgedSectionProblems} from './checks/judged-sections';
import {fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, type BuiltPage, type BuiltSite} from './lib/site';

const folder = 'tests/fixtures/search-eval';

/** Files of another form, and one that names headings by their texts, which nothing scores. */
const others = ['topics.json', 'emergencies.json', 'queries.json'];

const files = readdirSync(fromRoot(folder)).filter(
  (name) => name.endsWith('.json') && !others.includes(name),
);

let site: BuiltSite | undefined;

function siteOnce(): BuiltSite {
  site ??= readSite();
  return site;
}

// This test does not search with the queries and does not show them: the sealed half stays unread.
describe.each(files)('the queries of %s', (name) => {
  const file = `${folder}/${name}`;
  const half = name.endsWith('-sealed.json') ? 'sealed' : 'open';
  const queries = parseQueries(readFileSync(fromRoot(file), 'utf8'), file);

  test('holds that half only', () => {
    expect(queries.filter((query) => (query.half ?? half) !== half).map(({id}) => id)).toEqual([]);
  });

  test('names pages and sections that exist', () => {
    expect(sentences(judgedSectionProblems(siteOnce(), file, queries))).toEqual([]);
  });
});

test('a page or a section that does not exist is reported, without the query', () => {
  const page = (route: string, redirectsTo?: string): [string, BuiltPage] => [
    route,
    {
      file: `build${route}/index.html`,
      route,
      $: load('<h2 id="one">One</h2><p id="two">'),
      redirectsTo,
    },
  ];
  const example: BuiltSite = {
    pages: new Map([page('/here'), page('/old', '/here')]),
    files: new Set(),
  };
  const query: JudgedQuery = {
    id: 't1',
    query: 'secret words',
    kind: 'question',
    relevant: [
      {route: '/here', grade: 2},
      {route: '/here', grade: 3, heading: 'one'},
      {route: '/here', grade: 3, heading: 'two'},
      {route: '/gone', grade: 3, heading: 'one'},
      {route: '/old', grade: 1},
    ],
  };
  expect(sentences(judgedSectionProblems(example, 'set.json', [query]))).toEqual([
    'set.json: t1 names the section /here#two, which does not exist; use the id of a heading of that page.',
    'set.json: t1 names the page /gone, which is not built; correct it.',
    'set.json: t1 names the page /old, which is not built; correct it.',
  ]);
});
