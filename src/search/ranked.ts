import {limits, type SearchHit, type SearchResult} from './client';

/** A hit with what events about it have to say of its query. */
export type RankedHit = SearchHit & {
  /** The query that found it; without one nothing is told of the hit. */
  queryID?: string;
  /** Where it stands among all hits of the query, counted from 1. */
  position: number;
};

/** The hits of one page of results, in the order of the engine. */
export function rankedHits({hits, page, queryID}: SearchResult): RankedHit[] {
  return hits.map((hit, index) => ({
    ...hit,
    ...(queryID !== undefined && {queryID}),
    position: page * limits.hitsPerPage + index + 1,
  }));
}
