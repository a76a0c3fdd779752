import {groupHits} from '../../core/groups';
import type {PositionedHit} from '../../core/linkedHits';
import type {StoredSearch, StoredSearches} from '../../core/stored';
import type {Answer, SearchState} from './types';

/** The groups of the start screen. An empty query distinguishes them from groups of results. */
export const startGroups = {recents: 'recents', favorites: 'favorites'} as const;

/** Hits under one label in the dialog. */
export interface Group {
  id: string;
  hits: PositionedHit[];
}

/**
 * Whether the groups of a state are on the screen. The hits of a shorter query remain while the reader
 * keeps typing; the groups of the start screen do not.
 */
export function areShown(
  {query, collections}: SearchState,
  {query: answered}: Pick<Answer, 'query'>,
): boolean {
  const areOfQuery = query.trim() === '' ? answered === query : Boolean(answered?.trim());
  return areOfQuery && collections.some(({items}) => items.length > 0);
}

/** Groups the hits of an answer by category. */
export function groupsOf(hits: readonly PositionedHit[]): Group[] {
  return groupHits(hits).map(({label, hits: members}) => ({id: label, hits: members}));
}

/**
 * Returns what the reader has opened before. These items were not found by a query, so they have no
 * position, and no events are sent about them.
 */
export function groupsOfStart(stored: StoredSearches): Group[] {
  const ranked = (searches: readonly StoredSearch[]) =>
    searches.map((search) => ({...search, position: 0}));
  return [
    {id: startGroups.recents, hits: ranked(stored.recents())},
    {id: startGroups.favorites, hits: ranked(stored.favorites())},
  ];
}
