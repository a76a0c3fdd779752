import {loadHandlingFailure} from '../../upstream/chunk-failures';
import type {SearchService} from '../embedded/service';
import type {RunningEngine} from '../embedded/supervisor';
import {loadFirstShard} from './indexShards';

/** The engine, in a worker or in the page. */
export type AsyncEngine = {
  [Method in keyof SearchService]: (
    ...args: Parameters<SearchService[Method]>
  ) => Promise<Awaited<ReturnType<SearchService[Method]>>>;
};

/**
 * Starts the engine with the first part of the index, in a worker, or in the page if the browser
 * does not allow workers.
 *
 * @param turn resolves when the index may be requested, so that its 44 kB do not compete with the
 *   code that the reader sees first
 */
export async function startEngine(turn: Promise<unknown>): Promise<RunningEngine<AsyncEngine>> {
  const first = turn.then(loadFirstShard, loadFirstShard);
  // Reported below, once there is a listener.
  first.catch(() => undefined);
  const running = await start();
  try {
    await Promise.race([running.engine.start(await first), running.failure]);
  } catch (error) {
    running.stop();
    throw error;
  }
  return running;
}

async function start(): Promise<RunningEngine<AsyncEngine>> {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
  } catch {
    return startInPage();
  }
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({message}) => {
      reject(new Error(message || 'The code of the search did not load.'));
    });
  });
  // Possibly nothing is awaiting it at the moment.
  failure.catch(() => undefined);
  const {wrap} = await loadHandlingFailure(
    () => import(/* webpackChunkName: "search-client" */ 'comlink'),
  );
  return {engine: wrap<SearchService>(worker), failure, stop: () => worker.terminate()};
}

async function startInPage(): Promise<RunningEngine<AsyncEngine>> {
  const {createSearchService} = await loadHandlingFailure(() => import('../embedded/service'));
  const engine = createSearchService();
  return {
    engine: {
      start: (first) => Promise.resolve(engine.start(first)),
      complete: (rest) => engine.complete(rest),
      search: (query) => Promise.resolve(engine.search(query)),
      suggest: (query) => Promise.resolve(engine.suggest(query)),
      findSections: (question) => Promise.resolve(engine.findSections(question)),
      knowledgeOf: (words) => Promise.resolve(engine.knowledgeOf(words)),
    },
    failure: new Promise<never>(() => undefined),
    stop: () => undefined,
  };
}
