import type {Hierarchy, Level, SearchRecord} from './record';

/** Limits that both engines and the UI respect (SPEC §9). */
export const limits = {
  /** Maximum number of characters in a query. A longer text is a message that was pasted. */
  queryLength: 64,
  /** Maximum number of characters of a message. Algolia takes 512 bytes. */
  messageLength: 500,
  /** Maximum number of characters of a text that is examined: about a screenful. More would block the page. */
  textLength: 4_000,
  /** Maximum number of characters at the end of a longer text in which lines about errors are looked for. */
  logLength: 200_000,
  hitsPerPage: 20,
  hitsPerGroup: 5,
  snippetWords: 10,
  /** Words in a snippet on screens up to `narrowScreen` pixels wide. */
  snippetWordsNarrow: 5,
  narrowScreen: 768,
} as const;

/** The part of Algolia's search parameters that this site uses. */
export interface SearchParams {
  hitsPerPage?: number;
  /** Zero-based page of results. */
  page?: number;
  attributesToRetrieve?: readonly string[];
  /** `attribute:words`, for example `content:10`. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
  /** `attribute:value`; the outer list is combined with AND, inner lists with OR. */
  facetFilters?: readonly (string | readonly string[])[];
  /** The attributes by whose values the hits are counted. */
  facets?: readonly string[];
}

export interface SearchQuery {
  indexName: string;
  query: string;
  params: SearchParams;
}

/** HTML: escaped text in which matched words are wrapped in the highlight tags. */
export interface Highlighted {
  value: string;
}

/** The attributes of the hit, with highlighted values. */
export interface HighlightedAttributes {
  content?: Highlighted;
  hierarchy?: Partial<Record<Level, Highlighted>>;
}

export interface SearchHit extends Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'content'> {
  hierarchy: Hierarchy;
  _highlightResult?: HighlightedAttributes;
  _snippetResult?: HighlightedAttributes;
}

/**
 * How well the first hit matches a query if it does not surely match all of it: it comes near, or only
 * a part of the query is known to match.
 */
export type Closeness = 'near' | 'partial';

export interface SearchResult {
  hits: SearchHit[];
  /** The total number of hits on all pages. */
  nbHits: number;
  page: number;
  nbPages: number;
  queryID?: string;
  /** How many hits there are for each value of a requested facet. */
  facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How well the first hit matches, if it is not surely about all of the query. */
  closeness?: Closeness;
  /** The query in English, if it was in another language. */
  translation?: string;
}

interface SearchResponse {
  results: SearchResult[];
}

/**
 * The interface of a search engine for the search UI. Request and response are those of Algolia's
 * multi-query endpoint, whichever engine answers.
 *
 * @see https://www.algolia.com/doc/rest-api/search/search-multiple-queries
 */
export interface SearchClient {
  /**
   * Returns the results in the order of the queries. Rejects if the engine cannot answer at all.
   */
  search(queries: readonly SearchQuery[]): Promise<SearchResponse>;
  /**
   * Makes an engine that answers from a partial index load the rest. Resolves to whether the index
   * has grown since the call, so that the query is worth running again. Engines without this method
   * have the whole index from the start.
   */
  complete?(): Promise<boolean>;
}
