import {limits, type SearchQuery} from './client';
import {levels, retrievedAttributes} from './record';
import {isFromProgram, queryOf} from './message';

export interface RequestOptions {
  indexName: string;
  /** A query, or a longer text that the reader has pasted. */
  query: string;
  /** The number of words in a snippet. Phones have room for fewer. */
  snippetWords: number;
  /** Zero-based page of results. */
  page?: number;
  facetFilters?: (string | string[])[];
  /** Attributes by whose values the hits are to be counted. */
  facets?: string[];
  /** Further parameters for the engine, from the configuration of the site. */
  searchParameters?: object;
}

/** Returns the request that the modal, the search page and the command line send (SPEC §7). */
export function searchRequest(options: RequestOptions): SearchQuery {
  const {indexName, query, snippetWords, page = 0, facetFilters = []} = options;
  const {facets, searchParameters} = options;
  return {
    indexName,
    query: query.length > limits.queryLength || isFromProgram(query) ? queryOf(query) : query,
    params: {
      attributesToSnippet: [
        ...levels.slice(1).map((level) => `hierarchy.${level}:${snippetWords}`),
        `content:${snippetWords}`,
      ],
      snippetEllipsisText: '…',
      clickAnalytics: false,
      ...searchParameters,
      // The site relies on these to parse the response, so the configuration cannot change them.
      attributesToRetrieve: retrievedAttributes,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: limits.hitsPerPage,
      page,
      facetFilters,
      ...(facets && {facets}),
    },
  };
}
