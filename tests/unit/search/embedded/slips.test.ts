import {expect, test} from 'vitest';
import {createEngine} from '../../../../src/search/embedded/engine';
import {mendSlips} from '../../../../src/search/embedded/slips';
import {searchRequest} from '../../../../src/search/core/request';
import {recordsOfPage} from '../../support/records';

// cspell:words afer affters anythng insted laster unter unterminal wihtout

const unknown = () => false;

test.each([
  ['black screen afer update', 'black screen after update'],
  ['Windows boots insted of Linux', 'Windows boots instead of Linux'],
  ['start wihtout a network', 'start without a network'],
  ['cannot do anythng', 'cannot do anything'],
])('a slip in a word that holds a sentence together is mended: %s', (query, mended) => {
  expect(mendSlips(query, unknown)).toBe(mended);
});

test.each([
  ['right', 'black screen after update'],
  ['a short word', 'black screen wit noise'],
  ['another first letter', 'a laster update'],
  ['two slips', 'black screen affters update'],
  ['like another such word', 'it starts, though the other one'],
  ['like one, but English', 'I thought the fan was quiet'],
])('nothing else is changed: %s', (_what, query) => {
  expect(mendSlips(query, unknown)).toBe(query);
});

test('a word that a text has, or begins with, is no slip', () => {
  expect(mendSlips('mouse unter', (letters) => 'unterminal'.startsWith(letters))).toBe(
    'mouse unter',
  );
});

test('"afer" is "after", and not the "afar" of another page', () => {
  const engine = createEngine([
    ...recordsOfPage('Share the black screen with friends from afar.', {
      url: '/share',
      title: 'Share',
    }),
    ...recordsOfPage('If the screen stays black after an update, go back.', {
      url: '/back',
      title: 'Go back',
    }),
  ]);
  const [first] = engine.search(
    searchRequest({indexName: 'docs', query: 'black screen afer update', snippetWords: 5}),
  ).hits;
  expect(first?.url).toBe('/back');
});
