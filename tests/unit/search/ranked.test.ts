import {expect, test} from 'vitest';
import {rankedHits} from '../../../src/search/ranked';
import {hit} from '../support/hits';

const page = (number: number, queryID?: string) => ({
  hits: [hit({objectID: 'a'}), hit({objectID: 'b'})],
  nbHits: 42,
  page: number,
  nbPages: 3,
  ...(queryID !== undefined && {queryID}),
});

test('a hit knows its query and its place, counted from 1', () => {
  expect(rankedHits(page(0, 'q1'))).toEqual([
    {...hit({objectID: 'a'}), queryID: 'q1', position: 1},
    {...hit({objectID: 'b'}), queryID: 'q1', position: 2},
  ]);
});

test('places go on from page to page', () => {
  expect(rankedHits(page(2, 'q3')).map(({position}) => position)).toEqual([41, 42]);
});

test('a hit of an engine without ids has none', () => {
  expect(rankedHits(page(0))[0]).not.toHaveProperty('queryID');
});
