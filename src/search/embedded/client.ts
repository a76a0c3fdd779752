import type {SearchClient, SearchQuery, SearchResult} from '../client';

interface Engine {
  search: (query: SearchQuery) => SearchResult | Promise<SearchResult>;
}

/**
 * The embedded engine behind SearchClient, wherever it runs.
 *
 * @param engine the engine itself, or its remote in a worker
 */
export function createEmbeddedClient(engine: Engine): SearchClient {
  return {
    async search(queries) {
      const answers = queries.map(async (query) => engine.search(query));
      return {results: await Promise.all(answers)};
    },
  };
}
