import {limits, type SearchHit, type SearchResult} from './client';

/** A hit with the data for events about it. */
export type PositionedHit = SearchHit & {
  /** The id of the query that found it. Without one, no events are sent about the hit. */
  queryID?: string;
  /** Its one-based position among all hits of the query. */
  position: number;
};

/** A hit with a safe link target. */
export type LinkedHit = PositionedHit & {target: string};

/**
 * Returns the hits of one page of results that have a safe link target, in the order of the engine.
 *
 * @param targetOf returns the link target for the URL of a hit, or undefined if it must not be
 *   linked
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
 * Returns how many results a reader can reach: those that are shown, plus what the engine counts on
 * pages that are not loaded. A service may count hits that cannot be shown.
 *
 * @param shown the number of hits on the loaded pages
 * @param pages the number of loaded pages, starting with the first
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
