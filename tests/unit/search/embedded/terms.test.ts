import {describe, expect, test} from 'vitest';
import {
  compoundsOf,
  foldTerm,
  queryWordsOf,
  termsOf,
  wordsOf,
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
])('%s is the term %s', (word, term) => {
  expect(foldTerm(word)).toBe(term);
});

describe('wordsOf', () => {
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
    ['symbols', 'C++ = $HOME', ['c', 'home']],
  ])('splits %s', (_what, text, terms) => {
    expect(wordsOf(text)).toEqual(terms);
  });

  test.each(['', '   ', '?!', '⚠️', '👩‍💻', '\u0301'])('finds no term in %j', (text) => {
    expect(termsOf(text)).toEqual([]);
  });
});

test('compounds are words that one sign joins, up to four', () => {
  expect(compoundsOf('Run rpm-ostree or uupd.timer, not this - that')).toEqual([
    ['rpm', 'ostree'],
    ['uupd', 'timer'],
  ]);
  expect(compoundsOf('turn-off-the-automatic-updates')).toEqual([]);
});

describe('queryWordsOf', () => {
  const queryTermsOf = (query: string) => queryWordsOf(query).map(({word}) => word);

  test('leaves out the words that every page has', () => {
    expect(queryTermsOf('How do I roll back the update?')).toEqual(['roll', 'back', 'update']);
  });

  test('keeps them in a compound', () => {
    expect(queryTermsOf('the aurora-cli')).toEqual(['aurora', 'cli']);
  });

  test('keeps a query of nothing else', () => {
    expect(queryTermsOf('Who are you')).toEqual(['who', 'are', 'you']);
  });

  test('takes the last word for unfinished unless a sign or a space ends it', () => {
    expect(queryWordsOf('press ki').map(({isLast}) => isLast)).toEqual([false, true]);
    expect(queryWordsOf('press ki ').at(-1)?.isLast).toBe(false);
  });
});
