// cspell:disable -- words of other languages
import {expect, test} from 'vitest';
import {createTranslator, wordsOf} from '../../../../src/search/embedded/phrasebook';

const german = {
  '': 'der, die, das, mehr',
  printer: 'drucker*',
  'not working': 'geht nicht, kaputt',
  screen: 'Bildschirm, schirm',
  'black screen': 'schwarzer Bildschirm',
  dark: 'schwarzer',
  print: 'druck*',
};
const spanish = {'': 'la, de', network: 'red', 'not working': 'no funciona', drive: 'die'};
const toEnglish = createTranslator([german, spanish]);
const known = new Set(['red', 'die', 'no', 'update', 'bluetooth', 'rpm', 'ostree', 'la', 'print']);
const inEnglish = (query: string) => toEnglish(query, (word) => known.has(word));

test.each([
  ['a word', 'Bildschirm', 'screen'],
  ['a word in capitals, and with accents or without', 'BÍLDSCHIRM', 'screen'],
  ['all words that begin like one', 'druckern', 'printer'],
  ['… by the longest beginning', 'druckt', 'print'],
  ['several words before one', 'schwarzer bildschirm', 'black screen'],
  ['… with any signs between them', 'geht-nicht!', 'not working!'],
  ['only what the phrasebook has', 'drucker hp-plugin', 'printer hp-plugin'],
  ['a query without its small words', 'der drucker geht nicht mehr', 'printer not working'],
  ['a word that English has as well', 'la red no funciona', 'network not working'],
  ['compounds as they are', 'rpm-ostree kaputt', 'rpm-ostree not working'],
])('translates %s', (_what, query, english) => {
  expect(inEnglish(query)).toBe(english);
});

test.each([
  ['', 'an empty query'],
  ['bluetooth update', 'words that no phrasebook has'],
  ['red', 'a word that the pages have'],
  ['multi-das', 'a small word alone'],
  ['??', 'signs'],
])('leaves "%s" alone: %s', (query) => {
  expect(inEnglish(query)).toBeUndefined();
});

test('the language that has most of the unknown words counts, and no other', () => {
  expect(inEnglish('die drucker')).toBe('printer');
  expect(inEnglish('die no funciona')).toBe('drive not working');
});

test('nothing is translated without a phrasebook', () => {
  expect(createTranslator([])('drucker', () => false)).toBeUndefined();
});

test('a long text takes no longer than its words', () => {
  expect(inEnglish('drucker '.repeat(5000))?.length).toBe('printer '.length * 5000 - 1);
});

test('words are folded', () => {
  expect(wordsOf("L'écran, ÉTEINT")).toEqual(['l', 'ecran', 'eteint']);
});
