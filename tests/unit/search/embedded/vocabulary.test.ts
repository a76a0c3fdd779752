import {describe, expect, test} from 'vitest';
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
