import {describe, expect, test} from 'vitest';
import {createIntents} from '../../../../src/search/embedded/intents';
import intents from '../../../../src/search/embedded/intents.json';
import {intentsSchema} from '../../../../src/search/embedded/intents-schema';

// cspell:words passw pasword

const table = {
  words: {
    not: 'not, cannot, never',
    start: 'start, turn on',
    installer: 'installer',
    forget: 'forgot',
    password: 'password',
    update: 'update',
    broken: 'broken',
  },
  intents: [
    {name: 'start', said: ['not + start'], answers: ['/rescue']},
    {name: 'installer', said: ['installer + not + start'], answers: ['/install']},
    {name: 'password', said: ['forget + password'], answers: ['/rescue#password']},
    {name: 'update', said: ['update + broken'], answers: ['/undo']},
  ],
};
const vocabulary = {terms: ['passport'], has: (term: string) => term === 'passport'};
const answersTo = (query: string) => [...createIntents(table)(query, vocabulary).answers];

describe('an intent is meant', () => {
  test.each([
    ['by its words in any order', 'start it does not', ['/rescue']],
    ['by another inflection', 'not starting', ['/rescue']],
    ['by a phrase of several words', 'it will not turn on', ['/rescue']],
    ['by a misspelt word', 'forgot pasword', ['/rescue#password']],
    ['by a word that is not finished', 'forgot passw', ['/rescue#password']],
    ['only when all of it is said', 'start', []],
    ['only by the words themselves where the site has what was typed', 'forgot passport', []],
    ['not by one letter', 'forgot p', []],
    ['unless another is that says more', 'the installer does not start', ['/install']],
    ['beside another', 'forgot password not start', ['/rescue', '/rescue#password']],
    ['without what it came after', 'not starting after broken update', ['/rescue']],
    ['with what it came after said first', 'after broken update it does not start', ['/rescue']],
    ['by what it came after when that is all', 'broken since update', ['/undo']],
  ])('%s', (_how, query, answers) => {
    expect(answersTo(query)).toEqual(answers);
  });
});

test('the words that say it are told', () => {
  expect([...createIntents(table)('my pc will not turn on', vocabulary).stems]).toEqual([
    'not',
    'turn',
    'on',
  ]);
});

describe('the table of intents', () => {
  test('is well formed', () => {
    expect(intentsSchema.safeParse(intents).error).toBeUndefined();
  });

  test('holds no whole query: a phrase has four words at most', () => {
    const phrases = Object.values(intents.words).flatMap((words) => words.split(', '));
    expect(phrases.filter((phrase) => phrase.split(' ').length > 4)).toEqual([]);
  });

  test.each([
    ['a group that is not there', {...table, words: {not: 'not'}}],
    ['a group that nothing uses', {...table, words: {...table.words, more: 'more'}}],
    [
      'an answer that is no address',
      {...table, intents: [{name: 'a', said: ['not'], answers: ['x']}]},
    ],
    ['a word in capitals', {...table, words: {...table.words, not: 'Not'}}],
  ])('is refused with %s', (_what, wrong) => {
    expect(intentsSchema.safeParse(wrong).success).toBe(false);
  });
});
