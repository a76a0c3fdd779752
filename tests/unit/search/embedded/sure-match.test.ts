import {expect, test} from 'vitest';
import {noBackground} from '../../../../src/search/core/background';
import {createSiteIndex} from '../../../../src/search/embedded/site-index';
import type {Match} from '../../../../src/search/embedded/ranking';
import {isQuoted, isSure, unansweredLike} from '../../../../src/search/embedded/sure-match';
import {recordsOfPage} from '../../support/records';

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

test('a section that has a query word for word in one text quotes it', () => {
  expect(isQuoted({coverage: 1, factors: {'best text': 4}})).toBe(true);
  expect(isQuoted({coverage: 0.8, factors: {'best text': 4}})).toBe(false);
  expect(isQuoted({coverage: 1, factors: {'best text': 1.5}})).toBe(false);
  expect(isQuoted({coverage: 1, factors: {}})).toBe(false);
});

/** The unanswered question that a query about fans is like, if any. */
function unansweredFor(query: string, ...unanswered: string[]) {
  return unansweredWith({}, query, unanswered);
}

function unansweredWith(factors: Match['factors'], query: string, unanswered: string[]) {
  const steps = createSiteIndex(
    recordsOfPage('## Fans\n\n{/* asked as: loud fan while idle */}\n\nText.'),
    [],
    {words: {}, intents: []},
    {...noBackground, unanswered},
  );
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  const indexed = step.value.sections.find(({section}) => section.records[0].anchor === 'fans')!;
  return unansweredLike(query, {indexed, factors}, step.value);
}

test('a query is like the closest unanswered question, unless the section is asked for like that', () => {
  const unanswered = ['The fan of the radiator is loud', 'radiator of a car'];
  expect(unansweredFor('the radiator fan is loud', ...unanswered)).toBe(
    'the fan of the radiator is loud',
  );
  expect(unansweredFor('new lid, hinge and screw', ...unanswered)).toBeUndefined();
});

test('who asks exactly what leads to a section is not in doubt', () => {
  expect(unansweredFor('loud fan while idle', 'loud fan while idle in Windows')).toBeUndefined();
});

test('a faint resemblance to an unanswered question is none', () => {
  const long = 'cable dust hinge lid screw keyboard mouse battery camera speaker fan';
  expect(unansweredFor('fan quota invoice pivot ledger budget', long)).toBeUndefined();
});

test('what an intent answers is in doubt only if an unanswered question is much like it', () => {
  const unansweredFor = (intent: number, question: string) =>
    unansweredWith({intent}, 'my computer fan does not start', [question]);
  const alike = 'which fan would the queen of a palace in the desert start for two guests';
  expect(unansweredFor(5, alike)).toBeDefined();
  expect(unansweredFor(40, alike)).toBeUndefined();
  expect(unansweredFor(40, 'the fan of my new computer does not start')).toBeDefined();
});
