import type {SearchConfig} from '../../config/search';
import type {SearchClient} from '../../search/client';
import type {SearchWorker} from './worker';

interface Embedded {
  client: SearchClient;
  suggest: (query: string) => Promise<string[]>;
}

let hosted: Promise<SearchClient> | undefined;
let embedded: Promise<Embedded> | undefined;

/**
 * The search client of this site, made on first use and kept: the worker builds its index once a
 * visit. While a writer works the client is made anew each time the search opens, so that it knows
 * the text as it is now.
 */
export default async function getSearchClient(config: SearchConfig): Promise<SearchClient> {
  if (config.engine === 'embedded') {
    if (process.env.NODE_ENV === 'development') {
      embedded = undefined;
    }
    return (await getEmbedded()).client;
  }
  hosted ??= import('../../search/algolia').then(({createAlgoliaClient}) =>
    createAlgoliaClient(config),
  );
  return hosted.catch((error: unknown) => {
    // A failed start is tried again the next time the search opens.
    hosted = undefined;
    throw error;
  });
}

/** Queries that find something and come near one that did not, the nearest first. */
export async function getSuggestions(query: string): Promise<string[]> {
  return (await getEmbedded()).suggest(query);
}

function getEmbedded(): Promise<Embedded> {
  embedded ??= startWorker();
  return embedded.catch((error: unknown) => {
    embedded = undefined;
    throw error;
  });
}

async function startWorker(): Promise<Embedded> {
  const [{wrap}, {createEmbeddedClient}] = await Promise.all([
    import('comlink'),
    import('../../search/embedded/client'),
  ]);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
  const remote = wrap<SearchWorker>(worker);
  return {client: createEmbeddedClient(remote), suggest: (query) => remote.suggest(query)};
}
