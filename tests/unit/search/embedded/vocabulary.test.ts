// cspell:words bfore nevr rebot secnod witj wont
import {describe, expect, test} from 'vitest';
import {stemOf} from '../../../../src/search/embedded/stem';
import {expand} from '../../../../src/search/embedded/vocabulary';

const terms = ['second', 'secure', 'seed', 'snap'];
const vocabulary = {terms, has: (term: string) => terms.includes(term)};

describe('a word that may not go on', () => {
  test('is read as the beginning of others when no text has it', () => {
    expect([...expand('sec', 'sec', vocabulary, false).keys()]).toEqual(['second', 'secure']);
  });

  test('is itself when a text has it', () => {
    expect([...expand('seed', 'seed', vocabulary, false)]).toEqual([['seed', 1]]);
  });
});

test('the word that is still being typed goes on', () => {
  expect([...expand('s', 's', vocabulary, true).keys()]).toEqual(terms);
});

describe('a word that no text has', () => {
  const expansionsOf = (word: string, ...words: string[]) => {
    const stems = words.map(stemOf);
    const over = {terms: stems, has: (term: string) => stems.includes(term)};
    return [...expand(word, stemOf(word), over, false).keys()];
  };

  test('is a misspelling of one that some text has', () => {
    expect(expansionsOf('secnod', 'second')).toEqual(['second']);
    expect(expansionsOf('rebot', 'reboot', 'robot')).toEqual(['reboot', 'robot']);
  });

  test.each([
    ['wont', 'want'],
    ['witj', 'with'],
    ['bfore', 'before'],
    ['nevr', 'never'],
  ])('is not the function word that %s comes near', (word, term) => {
    expect(expansionsOf(word, term)).toEqual([]);
  });

  test.each([
    ['death', 'depth'],
    ['class', 'clash'],
    ['steal', 'steam'],
    ['sometimes', 'something'],
    ['price', 'pride'],
  ])('is itself when it is an everyday word, as %s is', (word, term) => {
    expect(expansionsOf(word, term)).toEqual([]);
  });
});
