import {expect, test} from 'vitest';
import {noBackground} from '../../../../src/search/core/background';
import {judge, type BestMatch} from '../../../../src/search/embedded/closeness';
import {createSiteIndex} from '../../../../src/search/embedded/site-index';
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

/** How well such a match fits. */
function closenessOf(...args: Parameters<typeof judged>) {
  return judged(...args).closeness;
}

test('a match is sure, near or partial by its score', () => {
  expect(closenessOf({score: 10, rival: 10})).toBe('partial');
  expect(closenessOf({score: 100, rival: 100})).toBe('near');
  expect(closenessOf({score: 20_000, rival: 20_000})).toBeUndefined();
});

test('a match far ahead of all other pages is sure with a lower score', () => {
  expect(closenessOf({score: 2_000, rival: 1_500})).toBe('near');
  expect(closenessOf({score: 2_000, rival: 100})).toBeUndefined();
  expect(closenessOf({score: 2_000, rival: undefined})).toBeUndefined();
});

test('no lead makes up for a score that is very low', () => {
  expect(closenessOf({score: 20, rival: 1e-9})).toBe('near');
  expect(closenessOf({score: 2, rival: 1e-9})).toBe('partial');
});

test('a match that lacks much of the query needs a higher score', () => {
  expect(closenessOf({score: 20_000, rival: 20_000, coverage: 0.5})).toBe('near');
  expect(closenessOf({score: 200, rival: 200, coverage: 0.5})).toBe('partial');
  expect(closenessOf({score: 500_000, rival: 500_000, coverage: 0.5})).toBeUndefined();
});

test('a word that no page has puts a match in doubt that would be sure without it', () => {
  expect(closenessOf({score: 20_000, rival: 20_000}, {lacksWord: true})).toBe('near');
  expect(closenessOf({score: 100, rival: 100}, {lacksWord: true})).toBe('partial');
  expect(closenessOf({score: 500_000, rival: 500_000}, {lacksWord: true})).toBeUndefined();
});

test('the words of a short query tell, and those of a longer one do not', () => {
  expect(closenessOf({coverage: 0.95}, {words: 2})).toBeUndefined();
  expect(closenessOf({coverage: 0.8}, {words: 2})).toBe('near');
  expect(closenessOf({coverage: 0.95})).toBe('near');
});

test('who asks as others have asked for the section is sure', () => {
  const match = {score: 500, rival: 500};
  expect(closenessOf(match, {query: 'loud fan while idle'})).toBeUndefined();
  expect(closenessOf(match, {query: 'loud lid while open'})).toBe('near');
});

test('a section that has a query word for word in one text is sure', () => {
  expect(closenessOf({factors: {'best text': 4}})).toBeUndefined();
  expect(closenessOf({coverage: 0.8, factors: {'best text': 4}})).toBe('near');
  expect(closenessOf({factors: {'best text': 1.5}})).toBe('near');
});

test('a section is sure if it explains a message of which the query has most', () => {
  expect(closenessOf({score: 10, quoted: 0.85})).toBeUndefined();
  expect(closenessOf({score: 10, rival: 10, quoted: 0.7})).toBe('partial');
});

const radiator = {
  query: 'the radiator fan is loud',
  unanswered: ['radiator of a car', 'The fan of the radiator is loud'],
};

test('a query like an unanswered question is in doubt, and that question is named', () => {
  const match = {score: 20_000, rival: 20_000};
  expect(judged(match, radiator)).toEqual({
    closeness: 'partial',
    unanswered: 'the fan of the radiator is loud',
  });
  expect(judged(match, {...radiator, query: 'new lid, hinge and screw'})).toEqual({
    closeness: undefined,
  });
});

test('a doubtful match is not blamed on an unanswered question', () => {
  expect(judged({score: 1, rival: 1}, radiator)).toEqual({closeness: 'partial'});
});

test('who asks exactly what leads to a section is not in doubt for an unanswered question', () => {
  const unanswered = ['loud fan of a radiator in Windows'];
  const query = 'loud fan while idle';
  expect(closenessOf({score: 20_000}, {query, unanswered})).toBeUndefined();
});

test('a section that quotes a query is sure, whatever is unanswered', () => {
  expect(closenessOf({factors: {'best text': 4}}, radiator)).toBeUndefined();
});

test('a faint resemblance to an unanswered question does not count', () => {
  const unanswered = ['cable dust hinge lid screw keyboard mouse battery camera speaker fan'];
  const query = 'fan quota invoice pivot ledger budget';
  expect(closenessOf({score: 20_000}, {query, unanswered})).toBeUndefined();
});
