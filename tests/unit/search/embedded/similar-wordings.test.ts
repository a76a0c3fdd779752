import {expect, test} from 'vitest';
import {createWordingIndex} from '../../../../src/search/embedded/similar-wordings';
import {termsOf} from '../../../../src/search/embedded/terms';
import {namesOf} from '../../../../src/search/embedded/title-match';

/** The words of a query, each with its stem as its only term. */
function queryOf(text: string) {
  return termsOf(text).map((word) => ({word, terms: new Map([[word, 1]])}));
}

/** A section of a page with its wordings. */
function section(page: number, ...wordings: string[]) {
  return {page, names: namesOf(wordings)};
}

/** Returns how the wordings of sections are found. */
function finderOf(sections: readonly ReturnType<typeof section>[]) {
  const index = createWordingIndex();
  sections.forEach(({page, names}, number) => index.add(number, page, names));
  return index.find;
}

const loudFan = queryOf('loud fan spins idle');

test('several wordings like a query count more than one', () => {
  const find = finderOf([
    section(0, 'loud fan noise', 'fan spins fast', 'idle machine fan'),
    section(1, 'loud fan dust', 'new lid', 'old account'),
  ]);
  const {sections} = find(loudFan);
  expect(sections.get(0)).toBeGreaterThan(2 * (sections.get(1) ?? 0));
});

test('a page has what its sections have together', () => {
  const find = finderOf([section(0, 'loud fan'), section(0, 'fan spins'), section(1, 'new lid')]);
  const {sections, pages} = find(loudFan);
  expect(pages.get(0)).toBeCloseTo((sections.get(0) ?? 0) + (sections.get(1) ?? 0));
  expect(pages.has(1)).toBe(false);
});

test('a wording that leads to two sections counts half for each, and once for their page', () => {
  const find = finderOf([section(0, 'loud fan'), section(0, 'loud fan'), section(1, 'new lid')]);
  const {sections, pages} = find(loudFan);
  expect(sections.get(0)).toBe(sections.get(1));
  expect(pages.get(0)).toBeCloseTo(2 * (sections.get(0) ?? 0));
});

test('a rare word tells more than one that most wordings have', () => {
  const find = finderOf([
    section(0, 'fan lid'),
    section(1, 'fan idle'),
    section(2, 'fan dust'),
    section(3, 'loud speaker'),
  ]);
  const {sections} = find(queryOf('loud fan beside me'));
  expect(sections.get(3)).toBeGreaterThan(sections.get(0) ?? 0);
});

test('faint resemblance stays faint, even if nothing else has any', () => {
  const find = finderOf([section(0, 'fan lid dust cable screw'), section(1, 'new lid')]);
  expect(find(queryOf('fan quota invoice pivot')).pages.get(0)).toBeLessThan(0.1);
});

test('a short query names something, and has no similar wordings', () => {
  const find = finderOf([section(0, 'loud fan'), section(1, 'new lid')]);
  expect(find(queryOf('loud fan')).sections.size).toBe(0);
  expect(find([]).pages.size).toBe(0);
});

/** The closest wordings of a fan that is loud, a lid, and a question without an answer. */
function closestTo(query: string) {
  const index = createWordingIndex();
  index.add(0, 0, namesOf(['loud fan', 'fan spins while idle']));
  index.add(1, 0, namesOf(['lid of the laptop']));
  index.addUnanswered(namesOf(['fan controller of the radiator', 'Loud fan']));
  return index.closest(termsOf(query));
}

test('the closest wording of a section counts, and not all of them', () => {
  const {sections} = closestTo('loud fan');
  expect(sections.get(0)).toBeCloseTo(1);
  expect(sections.has(1)).toBe(false);
});

test('a question that no page answers is found by words that no page has', () => {
  const {sections, unanswered} = closestTo('radiator controller');
  expect(sections.size).toBe(0);
  expect(unanswered?.question).toBe('fan controller of the radiator');
  expect(unanswered?.resemblance).toBeGreaterThan(0.5);
});

test('what is answered after all is not unanswered', () => {
  expect(closestTo('loud fan').unanswered?.resemblance).toBeLessThan(0.5);
});

test('to say a word twice does not make it closer', () => {
  expect(closestTo('fan fan idle')).toEqual(closestTo('fan idle'));
});

test('the closest of several unanswered questions counts', () => {
  const index = createWordingIndex();
  index.addUnanswered(namesOf(['fan of the radiator', 'fan', 'fan of a boat']));
  expect(index.closest(['fan']).unanswered?.question).toBe('fan');
});

test('questions that no page answers lead nowhere, and take their share', () => {
  const index = createWordingIndex();
  index.add(0, 0, namesOf(['loud fan']));
  const before = index.find(loudFan).sections.get(0) ?? 0;
  index.addUnanswered(namesOf(['loud fan spins idle']));
  const {sections} = index.find(loudFan);
  expect(sections.size).toBe(1);
  expect(sections.get(0)).toBeLessThan(before);
});
