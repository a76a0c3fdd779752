import {limits, type SearchQuery} from './client';
import {levels, retrievedAttributes} from './record';
import {truncate} from './truncate';

interface Options {
  indexName: string;
  query: string;
  /** Words of a snippet; fewer fit a phone. */
  snippetWords: number;
  /** Page of results, counted from 0. */
  page?: number;
  facetFilters?: readonly (string | readonly string[])[];
}

/** The one request that the modal, the search page and the command line send (SPEC §7). */
export function searchRequest(options: Options): SearchQuery {
  const {indexName, query, snippetWords, page = 0, facetFilters = []} = options;
  return {
    indexName,
    query: truncate(query, limits.queryLength),
    params: {
      attributesToRetrieve: retrievedAttributes,
      attributesToSnippet: [
        ...levels.slice(1).map((level) => `hierarchy.${level}:${snippetWords}`),
        `content:${snippetWords}`,
      ],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: limits.hitsPerPage,
      page,
      clickAnalytics: false,
      facetFilters,
    },
  };
}
