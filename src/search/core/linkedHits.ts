import {limits, type SearchHit, type SearchResult} from './client';

/** A hit with what events about it have to say of its query. */
export type PositionedHit = SearchHit & {
  /** The query that found it; without one no event is sent about the hit. */
  queryID?: string;
  /** Where it stands among all hits of the query, counted from 1. */
  position: number;
};

/** A hit that leads somewhere, with its checked address. */
export type LinkedHit = PositionedHit & {target: string};

/**
 * The hits of one page of results that lead somewhere, in the order of the engine.
 *
 * @param targetOf where a hit's address leads; undefined where it may not be linked
 */
export function linkedHits(
  {hits, page, queryID}: SearchResult,
  targetOf: (url: string) => string | undefined,
): LinkedHit[] {
  return hits.flatMap((hit, index) => {
    const target = targetOf(hit.url);
    const position = page * limits.hitsPerPage + index + 1;
    return target === undefined
      ? []
      : [{...hit, target, ...(queryID !== undefined && {queryID}), position}];
  });
}

/**
 * How many results a reader can come to: those that are shown, and what the engine counts on the
 * pages that are not loaded. A service may count what cannot be shown.
 *
 * @param shown hits of the pages that are loaded
 * @param pages how many pages that are, the first ones
 */
export function countOf(
  shown: number,
  pages: number,
  {nbHits, nbPages}: Pick<SearchResult, 'nbHits' | 'nbPages'>,
): number {
  if (shown === 0 || pages >= nbPages) {
    return shown;
  }
  const most = Math.min(nbHits, nbPages * limits.hitsPerPage);
  return shown + Math.max(0, most - pages * limits.hitsPerPage);
}
