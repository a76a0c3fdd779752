import type {SearchHit} from '../../../src/search/core/client';
import {levels, type Hierarchy} from '../../../src/search/core/record';

/** Returns a hierarchy, starting with lvl0. Missing levels are null. */
export function hierarchy(...titles: (string | null)[]): Hierarchy {
  return Object.fromEntries(
    levels.map((level, index) => [level, titles[index] ?? null]),
  ) as Hierarchy;
}

/** Returns a hit with the given properties. */
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
