import {expect, test} from 'vitest';
import {parseQueries} from '../../../../src/search/evaluation/queries';

const right = {id: 'q1', query: 'vpn', kind: 'keyword', relevant: [{route: '/vpn', grade: 3}]};

const messageOf = (json: unknown) => {
  try {
    parseQueries(typeof json === 'string' ? json : JSON.stringify(json), 'set.json');
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

test('parses a query file', () => {
  const none = {id: 'q2', query: 'printer', kind: 'none', relevant: []};
  expect(parseQueries(JSON.stringify([right, none]), 'set.json')).toEqual([right, none]);
});

test('parses a query of a set with halves, and several sections of one page', () => {
  const relevant = [
    {route: '/vpn', grade: 3, heading: 'tailscale'},
    {route: '/vpn', grade: 2, heading: 'import'},
  ];
  const thread = {...right, kind: 'error', relevant, source: 'https://example.org/1', half: 'open'};
  expect(parseQueries(JSON.stringify([thread]), 'set.json')).toEqual([thread]);
});

test.each([
  ['a broken field', 'odd', /^set\.json:6: q2\.kind: /],
  ['a missing field', undefined, /^set\.json:3: q2\.kind: /],
])('%s is reported with its line', (_what, kind, message) => {
  const lines = JSON.stringify([{...right, id: 'q2', kind}], null, 1).replace('[', '[\n');
  expect(messageOf(lines)).toMatch(message);
});

test('what is not JSON is reported with its line', () => {
  expect(messageOf('[\n{"id": "q1"},\n{,}]')).toMatch(/^set\.json:3: not JSON/);
  expect(messageOf('[\n{"id": "q1"}\n')).toMatch(/^set\.json:3: not JSON/);
});

test.each([
  ['invalid JSON', '[{', /^set\.json:1: not JSON \(.+\)\.$/],
  ['a value that is not a list', {}, /^set\.json:1: .*expected array/],
  ['an empty list', [], /^set\.json:1: /],
  ['an entry of another type', [right, 7], /^set\.json:1: entry 2: .*expected object/],
  ['an unknown kind', [{...right, kind: 'odd'}], /^set\.json:1: q1\.kind: /],
  ['a grade of 0', [{...right, relevant: [{route: '/a', grade: 0}]}], /q1\.relevant\.0\.grade: /],
  [
    'a route with an anchor',
    [{...right, relevant: [{route: '/a#b', grade: 1}]}],
    /q1\.relevant\.0\.route: a path such as "\/guides\/vpn"\.$/,
  ],
  ['an answerable query without pages', [{...right, relevant: []}], /q1\.relevant: a query has/],
  ['an unanswerable one with pages', [{...right, kind: 'none'}], /q1\.relevant: a query has/],
  ['a field that is not known', [{...right, page: '/a'}], /^set\.json:1: q1: .*"page"/],
  [
    'a judgment with an unknown field',
    [{...right, relevant: [{route: '/a', grade: 1, anchor: 'b'}]}],
    /^set\.json:1: q1\.relevant\.0: .*"anchor"/,
  ],
  [
    'a source that is not a URL',
    [{...right, source: 'a forum', half: 'open'}],
    /q1\.source: the address of a web page\.$/,
  ],
  [
    'an unknown half',
    [{...right, source: 'https://example.org/1', half: 'third'}],
    /^set\.json:1: q1\.half: .*"open"\|"sealed"/,
  ],
  ['a half without a source', [{...right, half: 'open'}], /q1\.half: a query of a set with halves/],
  [
    'a source without a half',
    [{...right, source: 'https://example.org/1'}],
    /q1\.half: a query of a set with halves/,
  ],
  [
    'a section that is judged twice',
    [{...right, relevant: [...right.relevant, {route: '/vpn', grade: 1}]}],
    /q1\.relevant: each page or section is judged once\.$/,
  ],
  ['a duplicate id', [right, right], /^set\.json:1: each id must be unique\.$/],
])('reports %s in one sentence', (_what, json, message) => {
  expect(messageOf(json)).toMatch(message);
  expect(messageOf(json)).not.toContain('\n');
});
