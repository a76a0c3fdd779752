import type {SearchConfig} from '../../config/search';
import type {SearchClient} from '../../search/client';
import type {EmbeddedEngine} from '../../search/embedded/engine';

let shared: Promise<SearchClient> | undefined;

/**
 * The search client of this site, made on first use and kept: the worker builds its index once a
 * visit. While a writer works the client is made anew each time the search opens, so that it knows
 * the text as it is now.
 */
export default function getSearchClient(config: SearchConfig): Promise<SearchClient> {
  if (!shared || process.env.NODE_ENV === 'development') {
    shared = createClient(config);
    // A failed start is tried again the next time the search opens.
    shared.catch(() => {
      shared = undefined;
    });
  }
  return shared;
}

async function createClient(config: SearchConfig): Promise<SearchClient> {
  if (config.engine === 'algolia') {
    const {createAlgoliaClient} = await import('../../search/algolia');
    return createAlgoliaClient(config);
  }
  const [{wrap}, {createEmbeddedClient}] = await Promise.all([
    import('comlink'),
    import('../../search/embedded/client'),
  ]);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
  return createEmbeddedClient(wrap<EmbeddedEngine>(worker));
}
