import {loadHandlingFailure} from '../../upstream/chunk-failures';
import type {SearchClient} from '../core/client';
import type {SearchConfig} from '../core/config';
import {once} from '../core/once';
import {loadRestShard} from './indexShards';
import {startEngine} from './startEngine';

interface Embedded {
  client: SearchClient;
  suggest: (query: string) => Promise<string[]>;
}

let getHosted: (() => Promise<SearchClient>) | undefined;
let getEmbedded = once(startEmbedded);

/**
 * The search client of this site, made on first use and kept: the worker builds its index once a
 * visit. While a writer works, a new client is made each time the search opens, so that it knows
 * the text as it is now.
 */
export default async function getSearchClient(config: SearchConfig): Promise<SearchClient> {
  if (config.engine === 'embedded') {
    if (process.env.NODE_ENV === 'development') {
      getEmbedded = once(startEmbedded);
    }
    return (await getEmbedded()).client;
  }
  getHosted ??= once(async () => {
    const {createAlgoliaClient} = await loadHandlingFailure(() => import('../algolia/client'));
    return createAlgoliaClient(config);
  });
  return getHosted();
}

/** Queries that find something and come near one that did not, the nearest first. */
export async function getSuggestions(query: string): Promise<string[]> {
  return (await getEmbedded()).suggest(query);
}

/**
 * Has the search load what it needs for its first answer, for a reader who is about to open it. A
 * hosted engine needs nothing.
 */
export function prepareSearch(config: SearchConfig): void {
  if (config.engine === 'embedded') {
    // What fails is tried again, and reported, when the search is asked.
    getEmbedded().catch(() => undefined);
  }
}

/** Milliseconds in which the index comes on a poor line, and is built by a slow machine. */
const firstPatience = 60_000;

/** Milliseconds after which an engine that has answered before counts as gone. */
const patience = 10_000;

/** Milliseconds after which it may be gone: readers take what is slower for broken. */
const doubt = 700;

async function startEmbedded(): Promise<Embedded> {
  // The worker need not wait for the code that speaks with it, which comes in one file: over
  // HTTP/1.1 browsers ask a host for six files at a time, and the worker's was the eighth.
  const code = loadHandlingFailure(() =>
    Promise.all([
      import(/* webpackChunkName: "search-client" */ '../embedded/client'),
      import(/* webpackChunkName: "search-client" */ '../embedded/supervisor'),
    ]),
  );
  let ahead: ReturnType<typeof startEngine> | undefined = startEngine(code);
  ahead.catch(() => undefined);
  let isComplete = false;

  const [{createEmbeddedClient}, {supervise}] = await code;
  const {start, ask, askAtLength, started} = supervise({
    async start() {
      const starting = ahead ?? startEngine(code);
      ahead = undefined;
      const running = await starting;
      if (isComplete) {
        // After a restart it answers from the first part until it has caught up.
        loadRestShard()
          .then((rest) => running.engine.complete(rest))
          .catch(() => undefined);
      }
      return running;
    },
    firstPatience,
    patience,
    doubt,
  });
  start();
  return {
    client: createEmbeddedClient(
      {search: (query) => ask((engine) => engine.search(query))},
      async () => {
        const rest = await loadRestShard();
        // Readers who are told that no engine starts decide themselves when to try again.
        await started;
        await askAtLength((engine) => engine.complete(rest));
        isComplete = true;
      },
    ),
    suggest: (query) => ask((engine) => engine.suggest(query)),
  };
}
