import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {loadTranslation, phrasebooks} from '../../../../src/search/browser/translation';

// cspell:words drucker imprimante

const unknownOf = (words: readonly string[]) => Promise.resolve(words);

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: URL) => new Response(await readFile(address)));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('every phrasebook can be loaded', () => {
  const files = readdirSync('src/search/phrasebooks');
  expect(Object.keys(phrasebooks).map((code) => `${code}.json`)).toEqual(files);
});

test('a query is translated with the phrasebooks of the languages of the reader', async () => {
  const inEnglish = await loadTranslation(['de-AT', 'de', 'fr'], unknownOf);
  expect(await inEnglish('drucker')).toBe('printer');
  expect(await inEnglish('imprimante')).toBe('printer');
});

test('other languages are not looked at', async () => {
  const inEnglish = await loadTranslation(['fr-CA'], unknownOf);
  expect(await inEnglish('drucker')).toBeUndefined();
});

test('a language without a phrasebook, or whose phrasebook does not load, is left out', async () => {
  const inEnglish = await loadTranslation(['tlh', 'de'], unknownOf);
  expect(await inEnglish('drucker')).toBe('printer');

  vi.stubGlobal('fetch', (address: URL) =>
    address.pathname.endsWith('fr.json')
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(new Response('{"printer": "drucker*"}')),
  );
  const other = await loadTranslation(['fr', 'de'], unknownOf);
  expect(await other('drucker')).toBe('printer');
  expect(await other('imprimante')).toBeUndefined();
});

test('a query of words that the pages have is left alone', async () => {
  const unknownWords = vi.fn(() => Promise.resolve([]));
  const inEnglish = await loadTranslation(['de'], unknownWords);
  expect(await inEnglish('drucker')).toBeUndefined();
  expect(unknownWords).toHaveBeenCalledWith(['drucker']);
});
