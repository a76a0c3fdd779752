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

test.each([
  ['invalid JSON', '[{', /^set\.json: not JSON \(.+\)\.$/],
  ['a value that is no list', {}, /^set\.json: .*expected array/],
  ['an empty list', [], /^set\.json: /],
  ['an entry of another type', [right, 7], /^set\.json: entry 2: .*expected object/],
  ['an unknown kind', [{...right, kind: 'odd'}], /^set\.json: q1\.kind: /],
  ['a grade of 0', [{...right, relevant: [{route: '/a', grade: 0}]}], /q1\.relevant\.0\.grade: /],
  [
    'a route with an anchor',
    [{...right, relevant: [{route: '/a#b', grade: 1}]}],
    /q1\.relevant\.0\.route: a path such as "\/guides\/vpn"\.$/,
  ],
  ['an answerable query without pages', [{...right, relevant: []}], /q1\.relevant: a query has/],
  ['an unanswerable one with pages', [{...right, kind: 'none'}], /q1\.relevant: a query has/],
  ['a duplicate id', [right, right], /^set\.json: each id must be unique\.$/],
])('reports %s in one sentence', (_what, json, message) => {
  expect(messageOf(json)).toMatch(message);
  expect(messageOf(json)).not.toContain('\n');
});
