import fc from 'fast-check';
import {expect, test} from 'vitest';
import {builtBackground, builtRecords} from '../../scripts/lib/records.mjs';
import {limits, type SearchHit} from '../../src/search/core/client';
import {createEngine} from '../../src/search/embedded/engine';
import {targetOfHit} from '../../src/search/core/hit';
import {searchRequest} from '../../src/search/core/request';
import {suggestQueries} from '../../src/search/core/suggestions';
import {parseResult} from '../../src/search/core/parseResponse';

const records = await builtRecords();

/** To repeat a failure: `FUZZ_SEED=… npm run test:content -- search-fuzz`. */
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const numRuns = Number(process.env.FUZZ_RUNS ?? 1_000);

/** Only ends a run that hangs: the 10,000 queries of `npm run test:nightly` take a minute or two. */
const timeout = 900_000;

const words = [
  ...new Set(
    records.flatMap(({content, hierarchy}) =>
      [content, hierarchy.lvl1].flatMap((text) => text?.split(/\s+/) ?? []),
    ),
  ),
];

/** Inputs that have broken other searches: markup, object keys, patterns, paths, odd characters. */
const adversarial = [
  '<mark>',
  '</mark><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&lt;mark&gt;',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  '=0',
  '=1',
  '(a+)+$',
  '[',
  '\\',
  '.*',
  '${1}',
  '$&',
  '%E0%A4%A',
  '../../etc/passwd',
  "'; DROP TABLE records; --",
  'a'.repeat(70),
  'a '.repeat(40),
  '-'.repeat(64),
  'a-'.repeat(32),
  'a.b_c-d.e',
  '\u0000',
  '\uFEFF',
  '\u202E',
  '\uD83D',
  '\uDE00',
  '👩‍👩‍👧‍👦',
  'Z\u0338\u0322\u031B\u034E',
  '\u0301',
  'İ',
  'ß',
  'ﬁ',
  '日本語',
  '\u0639\u0631\u0628',
  '\n\t\r',
  '\u2028',
  '１２３',
];

const part = fc.oneof(
  {weight: 4, arbitrary: fc.constantFrom(...words)},
  {weight: 3, arbitrary: fc.constantFrom(...adversarial)},
  {weight: 2, arbitrary: fc.string({unit: 'binary', maxLength: 80})},
  {weight: 1, arbitrary: fc.string({unit: 'grapheme', maxLength: 20})},
  // A word with missing letters, like a typo.
  fc.tuple(fc.constantFrom(...words), fc.nat(), fc.nat(3)).map(([word, start, length]) => {
    const from = start % word.length;
    return word.slice(0, from) + word.slice(from + length);
  }),
);

const query = fc
  .tuple(fc.array(part, {minLength: 1, maxLength: 8}), fc.constantFrom('', ' ', '-', '\n'))
  .map(([parts, separator]) => parts.join(separator));

const engine = createEngine(records, await builtBackground());
const known = new Set(records.map(({url}) => url));

/** Returns all highlighted HTML of a hit. */
function htmlOf({_highlightResult, _snippetResult}: SearchHit): string[] {
  return [_highlightResult, _snippetResult].flatMap((attributes) =>
    [attributes?.content, ...Object.values(attributes?.hierarchy ?? {})].flatMap((highlighted) =>
      highlighted ? [highlighted.value] : [],
    ),
  );
}

/** Escaped text with balanced <mark> tags. */
const textAndMarks = /^(?:[^<>]|<mark>[^<>]+<\/mark>)*$/;

test(
  `the engine handles ${numRuns} random and adversarial queries (seed ${seed})`,
  {timeout},
  () => {
    const keys = Object.getOwnPropertyNames(Object.prototype).length;
    fc.assert(
      fc.property(query, fc.nat(3), (text, page) => {
        const request = searchRequest({indexName: 'docs', query: text, snippetWords: 10, page});
        expect(request.query.length).toBeLessThanOrEqual(limits.messageLength);
        const result = engine.search(request);
        // Parsing a valid response does not change it.
        expect(JSON.stringify(parseResult(result, limits.hitsPerPage, true).hits)).toBe(
          JSON.stringify(result.hits),
        );
        expect(result.page).toBe(page);
        expect(Number.isSafeInteger(result.nbHits) && result.nbHits >= result.hits.length).toBe(
          true,
        );
        expect(result.nbPages).toBe(Math.ceil(result.nbHits / limits.hitsPerPage));
        for (const hit of result.hits) {
          expect(known.has(hit.url)).toBe(true);
          expect(targetOfHit(hit.url, 'https://docs.example.org')).toBe(hit.url);
          expect(htmlOf(hit).filter((html) => !textAndMarks.test(html))).toEqual([]);
        }
      }),
      {seed, numRuns},
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(keys);
  },
);

test(
  `suggestions are titles and keywords of pages, three at most (seed ${seed})`,
  {timeout},
  () => {
    const texts = new Set(
      records.flatMap(({hierarchy, keywords = []}) => [hierarchy.lvl1, ...keywords]),
    );
    fc.assert(
      fc.property(query, (text) => {
        const suggestions = suggestQueries(text.slice(0, limits.queryLength), records);
        expect(suggestions.length).toBeLessThanOrEqual(3);
        expect(suggestions.filter((suggestion) => !texts.has(suggestion))).toEqual([]);
      }),
      {seed, numRuns: Math.ceil(numRuns / 10)},
    );
  },
);
