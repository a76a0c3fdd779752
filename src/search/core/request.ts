import {limits, type SearchQuery} from './client';
import {levels, retrievedAttributes} from './record';
import {truncate} from './truncate';

export interface RequestOptions {
  indexName: string;
  query: string;
  /** Words of a snippet; fewer fit a phone. */
  snippetWords: number;
  /** Page of results, counted from 0. */
  page?: number;
  facetFilters?: (string | string[])[];
  /** Further parameters for the engine, which the site is configured with. */
  searchParameters?: object;
}

/** The one request that the modal, the search page and the command line send (SPEC §7). */
export function searchRequest(options: RequestOptions): SearchQuery {
  const {indexName, query, snippetWords, page = 0, facetFilters = [], searchParameters} = options;
  return {
    indexName,
    query: truncate(query, limits.queryLength),
    params: {
      attributesToSnippet: [
        ...levels.slice(1).map((level) => `hierarchy.${level}:${snippetWords}`),
        `content:${snippetWords}`,
      ],
      snippetEllipsisText: '…',
      clickAnalytics: false,
      ...searchParameters,
      // The site reads the answer by these, so no configuration changes them.
      attributesToRetrieve: retrievedAttributes,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: limits.hitsPerPage,
      page,
      facetFilters,
    },
  };
}
