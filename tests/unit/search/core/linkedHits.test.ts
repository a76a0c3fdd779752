import {expect, test} from 'vitest';
import {targetOfHit} from '../../../../src/search/core/hit';
import {countOf, linkedHits} from '../../../../src/search/core/linkedHits';
import {hit} from '../../support/hits';

const targetOf = (url: string) => targetOfHit(url, 'https://docs.example.org');

const page = (number: number, queryID?: string) => ({
  hits: [hit({objectID: 'a'}), hit({objectID: 'b'})],
  nbHits: 42,
  page: number,
  nbPages: 3,
  ...(queryID !== undefined && {queryID}),
});

test('a hit has the id of its query and its position, starting at 1', () => {
  expect(linkedHits(page(0, 'q1'), targetOf)).toEqual([
    {...hit({objectID: 'a'}), target: '/page', queryID: 'q1', position: 1},
    {...hit({objectID: 'b'}), target: '/page', queryID: 'q1', position: 2},
  ]);
});

test('positions continue across pages', () => {
  expect(linkedHits(page(2, 'q3'), targetOf).map(({position}) => position)).toEqual([41, 42]);
});

test('hits of an engine without query ids have none', () => {
  expect(linkedHits(page(0), targetOf)[0]).not.toHaveProperty('queryID');
});

test('a hit without a safe link target is dropped, and the others keep their positions', () => {
  const hits = [hit({objectID: 'a', url: 'javascript:run()'}), hit({objectID: 'b'})];
  expect(
    linkedHits({hits, nbHits: 2, page: 0, nbPages: 1}, targetOf).map(({objectID, position}) => [
      objectID,
      position,
    ]),
  ).toEqual([['b', 2]]);
});

test.each([
  ['what is shown, when nothing more can come', 3, 1, {nbHits: 12, nbPages: 1}, 3],
  ['what is shown, when the service counts less', 3, 1, {nbHits: 0, nbPages: 1}, 3],
  ['none, when none can be shown', 0, 1, {nbHits: 5, nbPages: 1}, 0],
  ['none, when none of the first page can be shown', 0, 1, {nbHits: 41, nbPages: 3}, 0],
  ['the hits of further pages, too', 20, 1, {nbHits: 41, nbPages: 3}, 41],
  ['without those of the first page that cannot be shown', 17, 1, {nbHits: 41, nbPages: 3}, 38],
  ['what all pages together show', 38, 3, {nbHits: 41, nbPages: 3}, 38],
  ['no more than the pages hold', 20, 1, {nbHits: Number.MAX_SAFE_INTEGER, nbPages: 3}, 60],
  ['no less than what is shown', 20, 1, {nbHits: 5, nbPages: 3}, 20],
])('the count is %s', (_what, shown, pages, counts, expected) => {
  expect(countOf(shown, pages, counts)).toBe(expected);
});
