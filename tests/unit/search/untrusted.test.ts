import {describe, expect, test} from 'vitest';
import {limits} from '../../../src/search/client';
import {cut} from '../../../src/search/cut';
import {hitFrom, longest, resultFrom, UnreadableAnswer} from '../../../src/search/untrusted';
import {hierarchy, hit} from '../support/hits';

const tenMegabytes = 'x'.repeat(10_000_000);

describe('a hit', () => {
  test('keeps what this site knows and nothing else', () => {
    const given: unknown = JSON.parse(
      `{"objectID":"1","url":"/a","type":"lvl1","content":"c","hierarchy":{"lvl0":"G","lvl9":"x"},
        "__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"onclick":"run()"}`,
    );
    expect(hitFrom(given)).toStrictEqual({
      objectID: '1',
      url: '/a',
      type: 'lvl1',
      content: 'c',
      hierarchy: hierarchy('G'),
    });
    expect('polluted' in {}).toBe(false);
  });

  test.each([
    null,
    undefined,
    7,
    'text',
    [],
    {},
    {...hit(), objectID: 1},
    {...hit(), objectID: tenMegabytes},
    {...hit(), url: {href: '/'}},
    {...hit(), url: `/${tenMegabytes}`},
    {...hit(), type: 'lvl0'},
    {...hit(), type: '__proto__'},
    {...hit(), content: ['text']},
    {...hit(), hierarchy: null},
    {...hit(), hierarchy: 'Guides'},
    {...hit(), hierarchy: {lvl1: {toString: 'x'}}},
  ])('is none when a part of it is not of its type (case %#)', (value) => {
    expect(hitFrom(value)).toBeUndefined();
  });

  test('has texts of a length that can be shown', () => {
    const cutHit = hitFrom({
      ...hit(),
      content: tenMegabytes,
      hierarchy: hierarchy('G', tenMegabytes),
    });
    expect(cutHit?.content).toHaveLength(longest.content);
    expect(cutHit?.hierarchy.lvl1).toHaveLength(longest.heading);
  });
});

describe('a result', () => {
  const of = (...hits: unknown[]) => resultFrom({hits}, limits.hitsPerPage);

  test.each([null, 'x', [], {}, {hits: {}}, {hits: 'all'}])(
    'without a list of hits is unreadable: %j',
    (value) => {
      expect(() => resultFrom(value, 20)).toThrow(UnreadableAnswer);
    },
  );

  test('has no more hits than were asked for', () => {
    const hits = Array.from({length: 10_000}, (_, number) => hit({objectID: String(number)}));
    expect(of(...hits).hits.map(({objectID}) => objectID)).toEqual(
      Array.from({length: limits.hitsPerPage}, (_, number) => String(number)),
    );
  });

  test('leaves out what is no hit, and a hit that is there already', () => {
    expect(of(null, hit(), 7, hit({url: '/again'}), hit({objectID: '2'})).hits).toEqual([
      hit(),
      hit({objectID: '2'}),
    ]);
  });

  test('has highlights that are texts, of a length that can be shown', () => {
    const given = {
      ...hit(),
      _highlightResult: {
        content: {value: 7},
        hierarchy: {lvl0: 'x', lvl1: {value: tenMegabytes, matchLevel: 'full'}, lvl2: null},
      },
      _snippetResult: 'none',
    };
    expect(of(given).hits).toStrictEqual([
      {...hit(), _highlightResult: {hierarchy: {lvl1: {value: 'x'.repeat(longest.headingHtml)}}}},
    ]);
  });

  test.each([-1, 1.5, Infinity, NaN, '7', null, {}, 2 ** 60])(
    'counts what it has itself when it is said to be %j',
    (count) => {
      const given = {hits: [hit()], nbHits: count, nbPages: count, page: count, queryID: count};
      const {queryID, ...counts} = resultFrom(given, 20);
      expect(counts).toEqual({hits: [hit()], nbHits: 1, nbPages: 1, page: 0});
      expect(queryID === undefined || typeof queryID === 'string').toBe(true);
    },
  );

  test('has no more pages than a service gives', () => {
    expect(resultFrom({hits: [], nbPages: 1_000_000}, 20).nbPages).toBe(50);
  });
});

test.each([
  ['ab', 'ab'],
  ['abcd', 'abc'],
  ['ab😀', 'ab'],
  ['a😀b', 'a😀'],
  ['ab\uD83D', 'ab\uD83D'],
])('cutting %j to three leaves no half of a character', (text, expected) => {
  expect(cut(text, 3)).toBe(expected);
});
