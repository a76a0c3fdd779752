// cspell:words impossibl
import {expect, test} from 'vitest';
import {everydayWordsOf} from '../../../../src/search/build/everyday';
import {withQuestions} from '../../../../src/search/build/questions';
import {pageOf} from '../../support/records';

const text = 'The kernel boots. '.repeat(20);
const page = pageOf(`## Boot\n\n{/* asked as: impossible to boot */}\n\n${text}`, {
  url: '/guides/boot',
});
const [asked] = withQuestions([page], {'/guides/boot#boot': ['music through thin air']}, {});
const words = everydayWordsOf([asked!]);

test('a word that only wordings and questions have says little if people say it every day', () => {
  expect(words.get('impossibl')).toBeLessThan(0.4);
  expect(words.get('air')).toBe(0.2);
});

test('a word that the pages have more often than speech keeps its information', () => {
  expect(words.get('boot')).toBe(1);
});

test('the rarer a word is in speech, the more of its information it keeps', () => {
  expect(words.get('thin')).toBeGreaterThan(words.get('music')!);
});

test('words that are not in the index, and those that nobody says, are left out', () => {
  expect(words.has('water')).toBe(false);
  expect(words.has('kernel')).toBe(false);
});
