import type {SearchHit} from '../../../src/search/core/client';
import {levels, type Hierarchy} from '../../../src/search/core/record';

/** The headings above a hit, from lvl0 down; the levels that are not given are null. */
export function hierarchy(...titles: (string | null)[]): Hierarchy {
  return Object.fromEntries(
    levels.map((level, index) => [level, titles[index] ?? null]),
  ) as Hierarchy;
}

/** A hit; a test names what matters to it. */
export function hit(given: Partial<SearchHit> = {}): SearchHit {
  return {
    objectID: '/page#0',
    url: '/page',
    type: 'lvl1',
    content: null,
    hierarchy: hierarchy('Guides', 'The page'),
    ...given,
  };
}
