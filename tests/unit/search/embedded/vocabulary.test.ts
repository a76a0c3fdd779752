// cspell:words controll apimge appig appima appimage appimg bfore oanel oassword oasswrod rebas rebasi rebasnig nevr rebot rlobla rlol rolba rolbac rollab roolba secnod xolba witj wont rtkit
import {describe, expect, test} from 'vitest';
import {stemOf} from '../../../../src/search/embedded/stem';
import {expand} from '../../../../src/search/embedded/vocabulary';

const terms = ['second', 'secure', 'seed', 'snap'];
const vocabulary = {
  words: new Map(terms.map((term) => [term, term])),
  has: (term: string) => terms.includes(term),
};

describe('a complete word', () => {
  test('is the prefix of others if no text contains it', () => {
    expect([...expand('sec', 'sec', vocabulary, false).keys()]).toEqual(['second', 'secure']);
  });

  test('is itself if a text contains it', () => {
    expect([...expand('seed', 'seed', vocabulary, false)]).toEqual([['seed', 1]]);
  });

  test('is the prefix of others even if it is the stem of one of them', () => {
    const over = {
      words: new Map([
        ['blue', 'blu'],
        ['bluetooth', 'bluetooth'],
      ]),
      has: (term: string) => ['blu', 'bluetooth'].includes(term),
    };
    expect([...expand('blu', 'blu', over, false)]).toEqual([
      ['blu', 0.7],
      ['bluetooth', 0.7],
    ]);
  });

  test('has one letter too many if it is another word with its last letter doubled', () => {
    const over = {
      words: new Map([
        ['control', 'control'],
        ['controller', 'controller'],
      ]),
      has: (term: string) => term.startsWith('control'),
    };
    expect([...expand('controll', 'controll', over, false)]).toEqual([
      ['controller', 0.7],
      ['control', 0.6],
    ]);
  });

  test('stands for its stem if a text has that with another ending', () => {
    const over = {words: new Map([['font', 'font']]), has: (term: string) => term === 'font'};
    expect([...expand('fonts', 'font', over, false)]).toEqual([['font', 1]]);
  });
});

test('a model that no text has stands for those that share its letters', () => {
  const models = ['rtl8821cu', 'rtl8812au', 'rtkit', 'rt2800usb'];
  const over = {
    words: new Map(models.map((term) => [term, term])),
    has: (term: string) => models.includes(term),
  };
  const expansionsOf = (word: string) => [...expand(word, word, over, false).keys()];
  expect(expansionsOf('rtl8192cu')).toEqual(['rtl8821cu', 'rtl8812au']);
  expect(expansionsOf('rtl8821cu')).toEqual(['rtl8821cu']);
  expect(expansionsOf('x99')).toEqual([]);
});

test('an incomplete word is completed', () => {
  expect([...expand('s', 's', vocabulary, true).keys()]).toEqual(terms);
});

test('a word is compared with words as they are written, not with their stems', () => {
  const over = {words: new Map([['rebasing', 'rebas']]), has: (term: string) => term === 'rebas'};
  expect([...expand('rebasi', 'rebasi', over, true).keys()]).toEqual(['rebas']);
  expect([...expand('rebasnig', 'rebasnig', over, false).keys()]).toEqual(['rebas']);
});

describe('the beginning of a word', () => {
  const over = {
    words: new Map([['rollback', 'rollback']]),
    has: (term: string) => term === 'rollback',
  };
  const expansionsOf = (word: string, isIncomplete = true) => [
    ...expand(word, word, over, isIncomplete).keys(),
  ];

  test.each(['rolba', 'rolbac', 'rollab', 'roolba', 'rlol'])('may have one slip: %s', (word) => {
    expect(expansionsOf(word)).toEqual(['rollback']);
  });

  test.each([
    ['is short', 'rlo'],
    ['has a wrong first letter', 'xolba'],
    ['has two slips', 'rlobla'],
  ])('is not corrected if it %s', (_why, word) => {
    expect(expansionsOf(word)).toEqual([]);
  });

  test('is not corrected once the word is complete', () => {
    expect(expansionsOf('rolba', false)).toEqual([]);
  });
});

describe('an unknown word', () => {
  const expansionsOf = (word: string, ...words: string[]) => {
    const stems = new Map(words.map((known) => [known, stemOf(known)]));
    const over = {words: stems, has: (term: string) => [...stems.values()].includes(term)};
    return [...expand(word, stemOf(word), over, false).keys()];
  };

  test('is corrected to known ones', () => {
    expect(expansionsOf('secnod', 'second')).toEqual(['second']);
    expect(expansionsOf('rebot', 'reboot', 'robot')).toEqual(['reboot', 'robot']);
  });

  test('has a wrong first letter only if nothing else is wrong with a long word', () => {
    expect(expansionsOf('oassword', 'password')).toEqual(['password']);
    expect(expansionsOf('oasswrod', 'password')).toEqual([]);
    expect(expansionsOf('oanel', 'panel')).toEqual([]);
  });

  test('may have a second slip behind four right letters, if no single one explains it', () => {
    expect(expansionsOf('appimg', 'appimage')).toEqual([stemOf('appimage')]);
    expect(expansionsOf('appimg', 'appimage', 'appima')).toEqual(['appima']);
    expect(expansionsOf('apimge', 'appimage')).toEqual([]);
    expect(expansionsOf('appig', 'appimage')).toEqual([]);
  });

  test.each([
    ['wont', 'want'],
    ['witj', 'with'],
    ['bfore', 'before'],
    ['nevr', 'never'],
  ])('is not corrected to a function word, like %s', (word, term) => {
    expect(expansionsOf(word, term)).toEqual([]);
  });

  test.each([
    ['death', 'depth'],
    ['class', 'clash'],
    ['steal', 'steam'],
    ['sometimes', 'something'],
    ['price', 'pride'],
  ])('is not corrected if it is an everyday word, like %s', (word, term) => {
    expect(expansionsOf(word, term)).toEqual([]);
  });
});
