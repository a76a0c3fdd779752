import {liteClient} from 'algoliasearch/lite';
import type {SearchClient, SearchHit} from './client';

interface Options {
  appId: string;
  apiKey: string;
  /** Hosts to ask instead of Algolia's own, tried in this order; `name` or `name:port`. */
  hosts: readonly string[];
}

/**
 * The hosted engine behind SearchClient. Retries, timeouts and the two minutes' rest of a failed
 * host are those of Algolia's own client.
 *
 * @throws Error "`appId` is missing." or "`apiKey` is missing."
 */
export function createAlgoliaClient({appId, apiKey, hosts}: Options): SearchClient {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    ...(hosts.length > 0 && {
      hosts: hosts.map((url) => ({url, accept: 'readWrite', protocol: 'https'})),
    }),
  });
  return {
    async search(queries) {
      const {results} = await client.searchForHits<SearchHit>({
        requests: queries.map(({indexName, query, params}) => ({
          indexName,
          query,
          ...params,
          attributesToRetrieve: [...(params.attributesToRetrieve ?? ['*'])],
          attributesToSnippet: [...(params.attributesToSnippet ?? [])],
          facetFilters: (params.facetFilters ?? []).map((filter) =>
            typeof filter === 'string' ? filter : [...filter],
          ),
        })),
      });
      return {
        results: results.map(({hits, nbHits = hits.length, page = 0, nbPages = 1, queryID}) => ({
          hits,
          nbHits,
          page,
          nbPages,
          ...(queryID !== undefined && {queryID}),
        })),
      };
    },
  };
}
