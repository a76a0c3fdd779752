import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {loadTranslation, phrasebooks} from '../../../../src/search/browser/translation';

// cspell:words drucker imprimante

const nothingKnown = (words: readonly string[]) => Promise.resolve(words.map(() => undefined));

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: URL) => new Response(await readFile(address)));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('every phrasebook can be loaded', () => {
  const files = readdirSync('src/search/phrasebooks');
  expect(
    Object.keys(phrasebooks)
      .map((code) => `${code}.json`)
      .sort(),
  ).toEqual(files.sort());
});

test('a query is translated with the phrasebooks of the languages of the reader', async () => {
  const inEnglish = await loadTranslation(['de-AT', 'de', 'fr'], nothingKnown);
  expect(await inEnglish('drucker')).toEqual({english: 'printer', isPartial: false});
  expect(await inEnglish('imprimante')).toEqual({english: 'printer', isPartial: false});
});

test('other languages are not looked at', async () => {
  const inEnglish = await loadTranslation(['fr-CA'], nothingKnown);
  expect(await inEnglish('drucker')).toBeUndefined();
});

test('a language without a phrasebook, or whose phrasebook does not load, is left out', async () => {
  const inEnglish = await loadTranslation(['tlh', 'de'], nothingKnown);
  expect(await inEnglish('drucker')).toEqual({english: 'printer', isPartial: false});

  vi.stubGlobal('fetch', (address: URL) =>
    address.pathname.endsWith('fr.json')
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(new Response('{"printer": "drucker*"}')),
  );
  const other = await loadTranslation(['fr', 'de'], nothingKnown);
  expect(await other('drucker')).toEqual({english: 'printer', isPartial: false});
  expect(await other('imprimante')).toBeUndefined();
});

test('the pages are not asked about words if no language has a phrasebook', async () => {
  const knowledgeOf = vi.fn(nothingKnown);
  const inEnglish = await loadTranslation(['ja', 'tlh'], knowledgeOf);
  expect(await inEnglish('drucker')).toBeUndefined();
  expect(knowledgeOf).not.toHaveBeenCalled();
});

test('a query of words that the pages have is left alone', async () => {
  const knowledgeOf = vi.fn(() => Promise.resolve(['word' as const]));
  const inEnglish = await loadTranslation(['de'], knowledgeOf);
  expect(await inEnglish('drucker')).toBeUndefined();
  expect(knowledgeOf).toHaveBeenCalledWith(['drucker']);
});
