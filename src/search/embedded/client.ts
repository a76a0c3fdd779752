import type {SearchClient, SearchQuery, SearchResult} from '../core/client';

interface Engine {
  search: (query: SearchQuery) => SearchResult | Promise<SearchResult>;
}

/**
 * Wraps the embedded engine as a SearchClient, wherever it runs.
 *
 * @param engine the engine itself, or its proxy if it runs in a worker
 * @param loadRestShard loads the rest of the index into the engine. If it fails, the engine keeps
 *   answering from the part that it has, and the next call of `complete` tries again.
 */
export function createEmbeddedClient(
  engine: Engine,
  loadRestShard?: () => Promise<void>,
): SearchClient {
  let completion: Promise<boolean> | undefined;
  let isComplete = false;
  async function complete(load: () => Promise<void>): Promise<boolean> {
    try {
      await load();
      isComplete = true;
      return true;
    } catch (error) {
      completion = undefined;
      console.warn('The search index is incomplete: its second part did not load.', error);
      return false;
    }
  }
  return {
    ...(loadRestShard && {
      async complete() {
        if (isComplete) {
          return false;
        }
        completion ??= complete(loadRestShard);
        return completion;
      },
    }),
    async search(queries) {
      return {results: await Promise.all(queries.map(async (query) => engine.search(query)))};
    },
  };
}
