import {groupHits} from '../../core/groups';
import type {PositionedHit} from '../../core/linkedHits';
import type {StoredSearch, StoredSearches} from '../../core/stored';

/** The groups of the start screen, told from those of results by the query, which is empty. */
export const startGroups = {recents: 'recents', favorites: 'favorites'} as const;

/** Hits under one label, as the dialog lists them. */
export interface Group {
  id: string;
  hits: PositionedHit[];
}

/** The hits of an answer under their categories. */
export function groupsOf(hits: readonly PositionedHit[]): Group[] {
  return groupHits(hits).map(({label, hits: members}) => ({id: label, hits: members}));
}

/**
 * What the reader has opened before. What was found by no query has no place among its hits, and
 * nothing is told of it.
 */
export function groupsOfStart(stored: StoredSearches): Group[] {
  const ranked = (searches: readonly StoredSearch[]) =>
    searches.map((search) => ({...search, position: 0}));
  return [
    {id: startGroups.recents, hits: ranked(stored.recents())},
    {id: startGroups.favorites, hits: ranked(stored.favorites())},
  ];
}
