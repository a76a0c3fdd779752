import {expect, test} from 'vitest';
import {isSure} from '../../../../src/search/embedded/sure-match';

const weak = {coverage: 0.5, score: 100, factors: {}};
const query = {words: 6, isLong: false};

test('a match is sure by its score, and a weak one is not', () => {
  expect(isSure(weak, query)).toBe(false);
  expect(isSure({...weak, score: 5_000}, query)).toBe(true);
});

test('a match with a wording that is most of the query is sure', () => {
  expect(isSure({...weak, factors: {'asked as': 8}}, query)).toBe(true);
  expect(isSure({...weak, factors: {'asked as': 4}}, query)).toBe(false);
});

test('the words of a short query tell, and those of a longer one do not', () => {
  expect(isSure({...weak, coverage: 0.95}, {...query, words: 2})).toBe(true);
  expect(isSure({...weak, coverage: 0.95}, query)).toBe(false);
});

test('what answers an intent may lack words', () => {
  expect(isSure({...weak, coverage: 0.65, factors: {intent: 20}}, query)).toBe(true);
  expect(isSure({...weak, coverage: 0.65}, query)).toBe(false);
});

test('a section that quotes enough of a long message is sure', () => {
  const quote = {...weak, coverage: 0.6, factors: {'best text': 2}};
  expect(isSure(quote, {...query, isLong: true})).toBe(true);
  expect(isSure({...quote, coverage: 0.4}, {...query, isLong: true})).toBe(false);
  expect(isSure(quote, query)).toBe(false);
});
