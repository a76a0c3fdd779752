import {expect, test} from 'vitest';
import type {JudgedQuery} from '../../../../src/search/evaluation/queries';
import {measureTyping} from '../../../../src/search/evaluation/typing';

const judged = (query: string, route: string): JudgedQuery => ({
  id: query,
  query,
  kind: 'keyword',
  relevant: [{route, grade: 3}],
});

const search = (typed: string) =>
  typed.length < 3 ? ['/a', '/b', '/c', '/vpn'] : ['/vpn#set-up', '/a'];

test('counts the letters until the answer is among the first three pages, and the changes', () => {
  expect(measureTyping([judged('vpn!', '/vpn')], search)).toEqual({
    queries: 1,
    medianNeeded: 0.75,
    changes: 1 / 3,
  });
});

test('an answer that never comes needs all letters', () => {
  expect(measureTyping([judged('vpn!', '/x')], search).medianNeeded).toBe(1);
});

test('the median of two is between them', () => {
  const two = [judged('vpn!', '/vpn'), judged('vpn!', '/a')];
  expect(measureTyping(two, search).medianNeeded).toBe(0.5);
});

test('queries without an answer do not count', () => {
  const none: JudgedQuery = {id: 'n', query: 'pizza', kind: 'none', relevant: []};
  expect(measureTyping([none], search)).toEqual({queries: 0, medianNeeded: 0, changes: 0});
});
