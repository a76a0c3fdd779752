import {describe, expect, test} from 'vitest';
import {
  compoundsOf,
  foldTerm,
  parseQuery,
  termsOf,
  tokenize,
} from '../../../../src/search/embedded/terms';

// cspell:words i̇stanbul обновление

test.each([
  ['Aurora', 'aurora'],
  ['Déjà', 'deja'],
  ['De\u0301ja\u0300', 'deja'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['İstanbul', 'istanbul'],
  ['Обновление', 'обновление'],
  ['ＶＰＮ', 'vpn'],
  ['１２３', '123'],
  ['ﬁle', 'file'],
  ['①', '1'],
])('%s is folded to %s', (word, term) => {
  expect(foldTerm(word)).toBe(term);
});

describe('tokenize', () => {
  test.each([
    [
      'words at spaces, line ends and tabs',
      'one  two\nthree\tfour',
      ['one', 'two', 'three', 'four'],
    ],
    ['words at no-break and zero-width spaces', 'a\u00a0b\u200bc', ['a', 'b', 'c']],
    ['commands at punctuation', 'ujust rebase-helper', ['ujust', 'rebase', 'helper']],
    [
      'image names',
      'docker://ghcr.io/ublue-os/aurora:stable',
      ['docker', 'ghcr', 'io', 'ublue', 'os', 'aurora', 'stable'],
    ],
    ['symbols', 'C# = $HOME', ['c', 'home']],
    ['the name of a language from that of its letter', 'C++, gcc-c++', ['cpp', 'gcc', 'cpp']],
  ])('splits %s', (_what, text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });

  test.each(['', '   ', '?!', '⚠️', '👩‍💻', '\u0301'])('finds no terms in %j', (text) => {
    expect(termsOf(text)).toEqual([]);
  });
});

test('compounds are up to four words joined by a character', () => {
  expect(compoundsOf('Run rpm-ostree or uupd.timer, not this - that')).toEqual([
    ['rpm', 'ostree'],
    ['uupd', 'timer'],
  ]);
  expect(compoundsOf('turn-off-the-automatic-updates')).toEqual([]);
});

describe('parseQuery', () => {
  const queryTermsOf = (query: string) => parseQuery(query).map(({word}) => word);

  test('removes stop words', () => {
    expect(queryTermsOf('How do I roll back the update?')).toEqual(['roll', 'back', 'update']);
  });

  test('keeps stop words in a compound', () => {
    expect(queryTermsOf('the aurora-cli')).toEqual(['aurora', 'cli']);
  });

  test('keeps a query of nothing but stop words', () => {
    expect(queryTermsOf('Who are you')).toEqual(['who', 'are', 'you']);
  });

  test('treats the last word as incomplete unless a sign or space follows', () => {
    expect(parseQuery('press ki').map(({isIncomplete}) => isIncomplete)).toEqual([false, true]);
    expect(parseQuery('press ki ').at(-1)?.isIncomplete).toBe(false);
  });
});
