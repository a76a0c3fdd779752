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
    broken: 'broken, gone',
    machine: 'pc',
    panel: 'panel',
    sleep: 'sleep, suspend',
  },
  intents: [
    {patterns: ['not + start'], answers: ['/rescue']},
    {patterns: ['installer + not + start'], answers: ['/install']},
    {patterns: ['forget + password'], answers: ['/rescue#password']},
    {patterns: ['update + broken'], answers: ['/undo']},
    {patterns: ['machine + broken'], answers: ['/rescue']},
    {patterns: ['panel + broken'], answers: ['/rescue#panel']},
    {patterns: ['sleep + broken'], answers: ['/sleep']},
    {patterns: ['panel + broken + sleep'], answers: ['/panel#sleep']},
  ],
};
const vocabulary = {
  words: new Map([['passport', 'passport']]),
  has: (term: string) => term === 'passport',
};
const answersTo = (query: string) => [...createIntents(table)(query, vocabulary).answers];

describe('an intent is detected', () => {
  test.each([
    ['by its words in any order', 'start it does not', ['/rescue']],
    ['by another inflection', 'not starting', ['/rescue']],
    ['by a phrase of several words', 'it will not turn on', ['/rescue']],
    ['by a misspelled word', 'forgot pasword', ['/rescue#password']],
    ['by an incomplete word', 'forgot passw', ['/rescue#password']],
    ['by three letters of a word', 'forgot pas', ['/rescue#password']],
    ['only by a complete pattern', 'start', []],
    ['not by a typo that is a word of the site', 'forgot passport', []],
    ['not by one letter', 'forgot p', []],
    ['unless another is more specific', 'the installer does not start', ['/install']],
    ['for the computer', 'pc is gone', ['/rescue']],
    ['unless it is for a part of the computer', 'pc panel gone', ['/rescue#panel']],
    ['together with another', 'forgot password not start', ['/rescue', '/rescue#password']],
    ['without its circumstances', 'not starting after broken update', ['/rescue']],
    [
      'without its circumstances at the beginning',
      'after broken update it does not start',
      ['/rescue'],
    ],
    ['with a sleep before it, if the intent says so', 'panel gone after sleep', ['/panel#sleep']],
    ['without a sleep before it otherwise', 'pc broken after sleep', ['/rescue']],
    [
      'without its circumstances, even if they make another more specific',
      'not starting after the installer',
      ['/rescue'],
    ],
    ['by the circumstances if there is nothing else', 'broken since update', ['/undo']],
  ])('%s', (_how, query, answers) => {
    expect(answersTo(query)).toEqual(answers);
  });
});

test('the stems of its words are returned', () => {
  expect([...createIntents(table)('my pc will not turn on', vocabulary).stems]).toEqual([
    'not',
    'turn',
    'on',
  ]);
});

describe('the table of intents', () => {
  test('is valid', () => {
    expect(intentsSchema.safeParse(intents).error).toBeUndefined();
  });

  test.each([
    ['update fails with a signature error', '/guides/installation-troubleshoot#bad-shim-signature'],
    ['direct firmware load failed', '/guides/rescue-mode#put-auroras-boot-entry-back'],
    ['no way to share a usb drive', '/guides/installation-troubleshoot'],
    ['vpn has no dns', '/guides/faq#no-network'],
    ['cannot open display: :0', '/guides/rescue-mode'],
  ])('does not take "%s" for something else', (query, answer) => {
    const detected = createIntents(intents)(query, {words: new Map(), has: () => false});
    expect([...detected.answers]).not.toContain(answer);
  });

  test.each([
    ['windows gone from the grub menu', '/guides/install-guide#dual-boot-windows'],
    ['usb stick does not boot', '/guides/installation-troubleshoot'],
    ['vpn has no dns', '/guides/vpn#no-pages'],
    ['cannot open display: :0', '/guides/desktop#wayland'],
    ['pc goes directly to bios', '/guides/installation-troubleshoot#boot-order'],
  ])('knows the intent of "%s"', (query, answer) => {
    const detected = createIntents(intents)(query, {words: new Map(), has: () => false});
    expect([...detected.answers]).toContain(answer);
  });

  test('contains no whole query: a phrase has four words at most', () => {
    const phrases = Object.values(intents.words).flatMap((words) => words.split(', '));
    expect(phrases.filter((phrase) => phrase.split(' ').length > 4)).toEqual([]);
  });

  test.each([
    ['an unknown group', {...table, words: {not: 'not'}}],
    ['an unused group', {...table, words: {...table.words, more: 'more'}}],
    ['an answer that is not a path', {...table, intents: [{patterns: ['not'], answers: ['x']}]}],
    ['a word in capitals', {...table, words: {...table.words, not: 'Not'}}],
  ])('is rejected with %s', (_what, wrong) => {
    expect(intentsSchema.safeParse(wrong).success).toBe(false);
  });
});
