import type {SearchClient, SearchQuery, SearchResult} from '../core/client';

interface Engine {
  search: (query: SearchQuery) => SearchResult | Promise<SearchResult>;
}

/**
 * The embedded engine behind SearchClient, wherever it runs.
 *
 * @param engine the engine itself, or its remote in a worker
 * @param loadRestShard gives the engine the rest of its index. When it fails, the engine goes on with what
 *   it has, and the next call of `complete` tries again.
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
      console.warn('The search knows the beginnings of the texts only.', error);
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
      const answers = queries.map(async (query) => engine.search(query));
      return {results: await Promise.all(answers)};
    },
  };
}
