import {expect, test} from 'vitest';
import {noBackground} from '../../../../src/search/core/background';
import {createSiteIndex} from '../../../../src/search/embedded/site-index';
import {judge, type BestMatch} from '../../../../src/search/embedded/sure-match';
import {recordsOfPage} from '../../support/records';

/** Judges a match of the section about fans, for a query of six words if nothing else is said. */
function judged(
  match: Partial<BestMatch>,
  {
    query = 'one two three four five six',
    words = 6,
    lacksWord = false,
    unanswered = [],
  }: Query = {},
) {
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
  const best = {indexed, coverage: 1, score: 100, rival: 100, factors: {}, ...match};
  return judge({text: query, words, lacksWord}, best, step.value);
}

interface Query {
  query?: string;
  words?: number;
  lacksWord?: boolean;
  unanswered?: readonly string[];
}

test('a match is sure by its score, and a weak one is not', () => {
  expect(judged({score: 100}).isSure).toBe(false);
  expect(judged({score: 5_000, rival: 5_000}).isSure).toBe(true);
});

test('a match far ahead of all other pages is sure with a lower score', () => {
  expect(judged({score: 400, rival: 300}).isSure).toBe(false);
  expect(judged({score: 400, rival: 20}).isSure).toBe(true);
  expect(judged({score: 400, rival: undefined}).isSure).toBe(true);
});

test('no lead makes up for a score that is very low', () => {
  expect(judged({score: 20, rival: 1e-9}).isSure).toBe(false);
});

test('a match that lacks much of the query needs a higher score', () => {
  const match = {score: 3_000, rival: 3_000};
  expect(judged(match).isSure).toBe(true);
  expect(judged({...match, coverage: 0.5}).isSure).toBe(false);
  expect(judged({score: 90_000, rival: 90_000, coverage: 0.5}).isSure).toBe(true);
});

test('a word that no page has puts a match in doubt that would be sure without it', () => {
  const match = {score: 3_000, rival: 3_000};
  expect(judged(match, {lacksWord: true}).isSure).toBe(false);
  expect(judged({score: 90_000, rival: 90_000}, {lacksWord: true}).isSure).toBe(true);
});

test('the words of a short query tell, and those of a longer one do not', () => {
  expect(judged({coverage: 0.95}, {words: 2}).isSure).toBe(true);
  expect(judged({coverage: 0.8}, {words: 2}).isSure).toBe(false);
  expect(judged({coverage: 0.95}).isSure).toBe(false);
});

test('who asks as others have asked for the section is sure', () => {
  const match = {score: 100, rival: 100};
  expect(judged(match, {query: 'loud fan while idle'}).isSure).toBe(true);
  expect(judged(match, {query: 'loud lid while open'}).isSure).toBe(false);
});

test('a section that has a query word for word in one text is sure', () => {
  expect(judged({factors: {'best text': 4}}).isSure).toBe(true);
  expect(judged({coverage: 0.8, factors: {'best text': 4}}).isSure).toBe(false);
  expect(judged({factors: {'best text': 1.5}}).isSure).toBe(false);
});

const radiator = {
  query: 'the radiator fan is loud',
  unanswered: ['radiator of a car', 'The fan of the radiator is loud'],
};

test('a query like an unanswered question is in doubt, and that question is named', () => {
  const match = {score: 3_000, rival: 3_000};
  expect(judged(match, radiator)).toEqual({
    isSure: false,
    unanswered: 'the fan of the radiator is loud',
  });
  expect(judged(match, {...radiator, query: 'new lid, hinge and screw'})).toEqual({isSure: true});
});

test('a doubtful match is not blamed on an unanswered question', () => {
  expect(judged({score: 50}, radiator)).toEqual({isSure: false});
});

test('who asks exactly what leads to a section is not in doubt for an unanswered question', () => {
  const unanswered = ['loud fan of a radiator in Windows'];
  expect(judged({score: 3_000}, {query: 'loud fan while idle', unanswered}).isSure).toBe(true);
});

test('a section that quotes a query is sure, whatever is unanswered', () => {
  expect(judged({factors: {'best text': 4}}, radiator).isSure).toBe(true);
});

test('a faint resemblance to an unanswered question does not count', () => {
  const unanswered = ['cable dust hinge lid screw keyboard mouse battery camera speaker fan'];
  const query = 'fan quota invoice pivot ledger budget';
  expect(judged({score: 3_000}, {query, unanswered}).isSure).toBe(true);
});
