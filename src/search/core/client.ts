import type {Hierarchy, Level, SearchRecord} from './record';

/** Limits that both engines and the UI keep (SPEC §9). */
export const limits = {
  /** Characters of a query. */
  queryLength: 64,
  hitsPerPage: 20,
  hitsPerGroup: 5,
  snippetWords: 10,
  /** Words of a snippet on screens up to `narrowScreen` pixels wide. */
  snippetWordsNarrow: 5,
  narrowScreen: 768,
} as const;

/** The part of Algolia's search parameters that this site uses. */
export interface SearchParams {
  hitsPerPage?: number;
  /** Page of results, counted from 0. */
  page?: number;
  attributesToRetrieve?: readonly string[];
  /** `attribute:words`, for example `content:10`. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
  /** `attribute:value`; the outer list is joined by and, an inner list by or. */
  facetFilters?: readonly (string | readonly string[])[];
}

export interface SearchQuery {
  indexName: string;
  query: string;
  params: SearchParams;
}

/** HTML: escaped text in which matched words stand between the highlight tags. */
export interface Highlighted {
  value: string;
}

/** The same attribute names as on the hit, each with its highlighted value. */
export interface HighlightedAttributes {
  content?: Highlighted;
  hierarchy?: Partial<Record<Level, Highlighted>>;
}

export interface SearchHit extends Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'content'> {
  hierarchy: Hierarchy;
  _highlightResult?: HighlightedAttributes;
  _snippetResult?: HighlightedAttributes;
}

export interface SearchResult {
  hits: SearchHit[];
  /** Hits on all pages together. */
  nbHits: number;
  page: number;
  nbPages: number;
  queryID?: string;
}

export interface SearchResponse {
  results: SearchResult[];
}

/**
 * What the search UI knows of a search engine. Request and response are those of Algolia's
 * multi-query endpoint, whichever engine answers.
 *
 * @see https://www.algolia.com/doc/rest-api/search/search-multiple-queries
 */
export interface SearchClient {
  /** Answers each query in its place. Rejects when the engine cannot answer at all. */
  search(queries: readonly SearchQuery[]): Promise<SearchResponse>;
  /**
   * Lets an engine that answers from a part of its index load the rest. Resolves when it has, to
   * whether it now knows more than when this was called, so that a query is worth asking again. An
   * engine without it knows everything from the start.
   */
  complete?(): Promise<boolean>;
}
