import {loadHandlingFailure} from '../../upstream/chunk-failures';
import type {SearchClient} from '../core/client';
import type {SearchConfig} from '../core/config';
import type {FoundSections} from '../core/passage';
import {once} from '../core/once';
import {loadRestShard} from './indexShards';
import {startEngine} from './startEngine';
import type {loadTranslation, Translate} from './translation';

interface Embedded {
  client: SearchClient;
  suggest: (query: string) => Promise<string[]>;
  findSections: (question: string) => Promise<FoundSections>;
}

let getHosted: (() => Promise<SearchClient>) | undefined;
let getEmbedded = once(startEmbedded);

/**
 * Returns the search client of this site. It is created on first use and cached, so that the worker
 * builds its index only once per visit. During development, a new client is created each time the
 * search opens, so that it has the current text.
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

/** Returns queries with results that are similar to one without, the most similar first. */
export async function getSuggestions(query: string): Promise<string[]> {
  return (await getEmbedded()).suggest(query);
}

/**
 * Returns the sections that say something about a question, from the whole index. The embedded engine
 * answers on every site: its text is that of the site's own build.
 */
export async function getSections(question: string): Promise<FoundSections> {
  const {client, findSections} = await getEmbedded();
  // The first call starts the engine, which `complete` waits for.
  const [found, knowsMore] = await Promise.all([findSections(question), client.complete?.()]);
  return knowsMore ? findSections(question) : found;
}

/**
 * Preloads what the search needs for its first answer, when the reader is about to open it. A
 * hosted engine needs nothing.
 */
export function prepareSearch(config: SearchConfig): void {
  if (config.engine === 'embedded') {
    // A failure is retried, and reported, when the search is used.
    getEmbedded().catch(() => undefined);
  }
}

/**
 * Timeout in milliseconds for loading the index on a poor connection and building it on a slow
 * machine.
 */
const firstTimeout = 60_000;

/** Timeout in milliseconds for an engine that has answered before. */
const timeout = 10_000;

/**
 * Milliseconds without an answer after which another engine is started: readers assume that anything
 * slower is broken.
 */
const standbyDelay = 700;

async function startEmbedded(): Promise<Embedded> {
  // The worker is started before the code that talks to it has loaded: over HTTP/1.1, browsers load
  // six files at a time, and the worker would be the eighth.
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
  const {start, call, callSlow, started} = supervise({
    async start() {
      const starting = ahead ?? startEngine(code);
      ahead = undefined;
      const running = await starting;
      if (isComplete) {
        // After a restart, it answers from the first part of the index until the rest is loaded.
        loadRestShard()
          .then((rest) => running.engine.complete(rest))
          .catch(() => undefined);
      }
      return running;
    },
    firstTimeout,
    timeout,
    standbyDelay,
  });
  start();
  const inEnglish = translatorFor(navigator.languages, (words) =>
    call((engine) => engine.knowledgeOf(words)),
  );
  return {
    client: createEmbeddedClient(
      {
        async search(query) {
          const translation = await inEnglish(query.query);
          const english = translation?.english ?? query.query;
          const result = await call((engine) => engine.search({...query, query: english}));
          return {
            ...result,
            ...(translation && {translation: english}),
            ...(translation?.isPartial && {closeness: 'partial'}),
          };
        },
      },
      async () => {
        const rest = await loadRestShard();
        // Readers who see that no engine starts decide for themselves when to try again.
        await started;
        await callSlow((engine) => engine.complete(rest));
        isComplete = true;
      },
    ),
    suggest: (query) => call((engine) => engine.suggest(query)),
    async findSections(question) {
      const translation = await inEnglish(question);
      const found = await call((engine) => engine.findSections(translation?.english ?? question));
      return translation?.isPartial ? {...found, closeness: 'partial'} : found;
    },
  };
}

/**
 * Returns what translates the queries of readers who use other languages than English. Only they load
 * it, and if it does not load, the search takes their words as they are.
 */
function translatorFor(
  languages: readonly string[],
  knowledgeOf: Parameters<typeof loadTranslation>[1],
): Translate {
  const others = languages.filter((tag) => !tag.startsWith('en'));
  if (others.length === 0) {
    return () => Promise.resolve(undefined);
  }
  const loading = loadHandlingFailure(
    () => import(/* webpackChunkName: "translation" */ './translation'),
  ).then((code) => code.loadTranslation(others, knowledgeOf));
  return async (query) => {
    try {
      const translateQuery = await loading;
      return await translateQuery(query);
    } catch {
      return undefined;
    }
  };
}
