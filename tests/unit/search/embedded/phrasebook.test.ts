// cspell:disable -- words of other languages
import {expect, test} from 'vitest';
import {
  createTranslator,
  wordsOf,
  type Knowledge,
} from '../../../../src/search/embedded/phrasebook';

const german = {
  '': 'der, die, das, mehr',
  printer: 'drucker*',
  'not working': 'geht nicht, kaputt',
  'screen saver': 'Bildschirmschoner',
  screen: 'Bildschirm, schirm',
  'black screen': 'schwarzer Bildschirm',
  dark: 'schwarzer',
  print: 'druck*',
};
const spanish = {'': 'la, de', network: 'red', 'not working': 'no funciona', drive: 'die'};
const toEnglish = createTranslator([german, spanish]);
const known = new Set([
  ...[
    'red',
    'die',
    'no',
    'update',
    'bluetooth',
    'rpm',
    'ostree',
    'la',
    'print',
    'printable',
    'das',
  ],
  ...['usr', 'bin', 'hp', 'schirmer'],
]);

function knowledgeOf(word: string): Knowledge {
  const isBeginning = [...known].some((each) => each.startsWith(word));
  return known.has(word) ? 'word' : isBeginning ? 'beginning' : undefined;
}

const inEnglish = (query: string) => toEnglish(query, knowledgeOf)?.english;

test.each([
  ['a word', 'Bildschirm', 'screen'],
  ['a word in capitals, and with accents or without', 'BÍLDSCHIRM', 'screen'],
  ['all words that begin like one', 'druckern', 'printer'],
  ['… by the longest beginning', 'druckt', 'print'],
  ['several words before one', 'schwarzer bildschirm', 'black screen'],
  ['… with any signs between them', 'geht-nicht!', 'not working!'],
  ['only what the phrasebook has', 'drucker hp 1018', 'printer hp 1018'],
  ['a query without its small words', 'der drucker geht nicht mehr', 'printer not working'],
  ['a word that English has as well', 'la red no funciona', 'network not working'],
  ['compounds as they are', 'rpm-ostree kaputt', 'rpm-ostree not working'],
  [
    'no part of a path, an option or a file',
    '/usr/die --drucker x.die kaputt',
    '/usr/die --drucker x.die not working',
  ],
  ['a word without the apostrophe of the one before it', "das'bildschirm das’schirm", 'screen'],
  ['what means the same only once', 'bildschirm schirm kaputt', 'screen not working'],
  ['the last word when it is half typed', 'kaputt bildsc', 'not working screen'],
  ['a half-typed word alone, by its shortest form', 'bild', 'screen'],
  ['no word before the last as half typed', 'bild kaputt', 'not working'],
  ['a word with one wrong letter', 'bildschirn', 'screen'],
  ['… one missing, or one too many', 'drcker bildschhirm', 'printer screen'],
])('translates %s', (_what, query, english) => {
  expect(inEnglish(query)).toBe(english);
});

test.each([
  ['', 'an empty query'],
  ['bluetooth update', 'words that no phrasebook has'],
  ['red', 'a word that the pages have'],
  ['schirme', 'a word of the pages that is half typed'],
  ['multi-das', 'a small word alone'],
  ['bildschirn update update', 'a misspelled word among several'],
  [`${'update '.repeat(9)}kaputt`, 'a long text with one word of a language'],
  ['??', 'signs'],
])('leaves "%s" alone: %s', (query) => {
  expect(inEnglish(query)).toBeUndefined();
});

test('a word that nobody knows is left out, and the translation says so', () => {
  expect(toEnglish('drucker xyzzy kaputt', knowledgeOf)).toEqual({
    english: 'printer not working',
    isPartial: true,
  });
  expect(toEnglish('drucker hp kaputt', knowledgeOf)?.isPartial).toBe(false);
});

test('the language that has most of the unknown words counts, and no other', () => {
  expect(inEnglish('die drucker')).toBe('printer');
  expect(inEnglish('die no funciona')).toBe('drive not working');
});

test('of a phrase, one word that the pages do not have tells its language', () => {
  const book = {lost: 'red update bluetooth weg'};
  const inBook = createTranslator([book]);
  const few = 'print das usr bin red update bluetooth weg';
  expect(inBook(few, knowledgeOf)?.english).toBe('print das usr bin lost');
});

test('nothing is translated without a phrasebook', () => {
  expect(createTranslator([])('drucker', () => undefined)).toBeUndefined();
});

test('a long text is translated word by word', () => {
  expect(inEnglish('drucker kaputt '.repeat(2000))?.split(' ')).toHaveLength(6000);
});

test('words are folded', () => {
  expect(wordsOf("L'écran, ÉTEINT")).toEqual(['l', 'ecran', 'eteint']);
});
