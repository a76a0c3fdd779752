import {describe, expect, test} from 'vitest';
import {limits} from '../../../../src/search/core/client';
import {truncate} from '../../../../src/search/core/truncate';
import {highlightedParts} from '../../../../src/search/core/highlightedParts';
import {
  parseHit,
  longest,
  parseResult,
  parseResults,
  InvalidResponseError,
} from '../../../../src/search/core/parseResponse';
import {hierarchy, hit} from '../../support/hits';

const tenMegabytes = 'x'.repeat(10_000_000);

describe('a hit', () => {
  test('keeps known properties only', () => {
    const given: unknown = JSON.parse(
      `{"objectID":"1","url":"/a","type":"lvl1","content":"c","hierarchy":{"lvl0":"G","lvl9":"x"},
        "__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"onclick":"run()"}`,
    );
    expect(parseHit(given)).toStrictEqual({
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
  ])('is ignored if a property has the wrong type (case %#)', (value) => {
    expect(parseHit(value)).toBeUndefined();
  });

  test('has truncated texts', () => {
    const cutHit = parseHit({
      ...hit(),
      content: tenMegabytes,
      hierarchy: hierarchy('G', tenMegabytes),
    });
    expect(cutHit?.content).toHaveLength(longest.content);
    expect(cutHit?.hierarchy.lvl1).toHaveLength(longest.heading);
  });
});

describe('a result', () => {
  const of = (...hits: unknown[]) => parseResult({hits}, limits.hitsPerPage);

  test.each([null, 'x', [], {}, {hits: {}}, {hits: 'all'}])(
    'without a list of hits is unreadable: %j',
    (value) => {
      expect(() => parseResult(value, 20)).toThrow(InvalidResponseError);
    },
  );

  test('has no more hits than requested', () => {
    const hits = Array.from({length: 10_000}, (_, number) => hit({objectID: String(number)}));
    expect(of(...hits).hits.map(({objectID}) => objectID)).toEqual(
      Array.from({length: limits.hitsPerPage}, (_, number) => String(number)),
    );
  });

  test('ignores invalid and repeated hits', () => {
    expect(of(null, hit(), 7, hit({url: '/again'}), hit({objectID: '2'})).hits).toEqual([
      hit(),
      hit({objectID: '2'}),
    ]);
  });

  test('has truncated highlights of text only', () => {
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
    'counts its own hits if the response gives %j',
    (count) => {
      const given = {hits: [hit()], nbHits: count, nbPages: count, page: count, queryID: count};
      const {queryID, ...counts} = parseResult(given, 20);
      expect(counts).toEqual({hits: [hit()], nbHits: 1, nbPages: 1, page: 0});
      expect(queryID === undefined || typeof queryID === 'string').toBe(true);
    },
  );

  test('has a limited number of pages', () => {
    const {page, nbPages} = parseResult({hits: [], page: 2 ** 52, nbPages: 1_000_000}, 20);
    expect([page, nbPages]).toEqual([50, 50]);
  });
});

describe('a response', () => {
  test.each([undefined, null, 7, '', 'text', [], {}, {results: null}, {results: {length: 1}}])(
    'without results is unreadable: %j',
    (response) => {
      expect(() => parseResults(response, [20], false)).toThrow(InvalidResponseError);
    },
  );

  test('has a result for each query', () => {
    const response = {results: [{hits: [hit()]}, {hits: [hit(), hit({objectID: '2'})]}, 'more']};
    expect(parseResults(response, [20, 1], false).map(({hits}) => hits)).toEqual([
      [hit()],
      [hit()],
    ]);
    expect(() => parseResults(response, [20, 20, 20], false)).toThrow(InvalidResponseError);
    expect(() => parseResults({results: []}, [20], false)).toThrow(InvalidResponseError);
  });
});

describe('the text of an index', () => {
  /** Returns the visible text of a hit with the same text in all properties. */
  function shown(text: string, isEscaped: boolean) {
    const given = {
      ...hit({type: 'content', content: text, hierarchy: hierarchy(text, text)}),
      _highlightResult: {hierarchy: {lvl1: {value: text}}},
      _snippetResult: {content: {value: text}},
    };
    const [found] = parseResult({hits: [given]}, 20, isEscaped).hits;
    const read = (html = '') =>
      highlightedParts(html)
        .map(({text: part, isHighlighted}) => (isHighlighted ? `[${part}]` : part))
        .join('');
    return {
      plain: [found?.content, found?.hierarchy.lvl0, found?.hierarchy.lvl1],
      highlighted: [
        read(found?._highlightResult?.hierarchy?.lvl1?.value),
        read(found?._snippetResult?.content?.value),
      ],
    };
  }

  test.each([
    ['a reference', 'type &lt; as &amp;lt;', 'type &lt; as &amp;lt;'],
    ['a tag', 'mount <host> & <script>', 'mount <host> & <script>'],
  ])('that is not escaped shows %s literally', (_what, text, expected) => {
    expect(shown(text, false)).toEqual({
      plain: [expected, expected, expected],
      highlighted: [expected, expected],
    });
  });

  test.each([
    ['a reference', 'type &lt; as &amp;lt;', 'type < as &lt;'],
    ['a tag that was not escaped', 'mount <host> & <script>', 'mount <host> & <script>'],
  ])('that is escaped shows %s decoded', (_what, text, expected) => {
    expect(shown(text, true)).toEqual({
      plain: [expected, expected, expected],
      highlighted: [expected, expected],
    });
  });

  test.each([true, false])('has no tags but <mark> (escaped: %s)', (isEscaped) => {
    const text = '<mark>a</mark> <b>c</b> <mark onclick="run()">d</mark>';
    expect(shown(text, isEscaped).highlighted[0]).toBe('[a] <b>c</b> <mark onclick="run()">d');
  });
});

test.each([
  ['ab', 'ab'],
  ['abcd', 'abc'],
  ['ab😀', 'ab'],
  ['a😀b', 'a😀'],
  ['ab\uD83D', 'ab\uD83D'],
])('truncating %j to three code units does not split a character', (text, expected) => {
  expect(truncate(text, 3)).toBe(expected);
});
