import {loadOwn} from '../../client/chunkFailures';
import type {RunningEngine} from '../../search/embedded/supervisor';
import type {SiteEngine} from './engine';

/** The engine, wherever it runs. */
type AsyncEngine = {
  [Method in keyof SiteEngine]: (
    ...args: Parameters<SiteEngine[Method]>
  ) => Promise<ReturnType<SiteEngine[Method]>>;
};

/** Starts the engine in a worker, or in the page where the browser lets it have none. */
export async function startEngine(): Promise<RunningEngine<AsyncEngine>> {
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
  // Nobody may be asking at the moment.
  failure.catch(() => undefined);
  const {wrap} = await loadOwn(() => import('comlink'));
  return {engine: wrap<SiteEngine>(worker), failure, stop: () => worker.terminate()};
}

async function startInPage(): Promise<RunningEngine<AsyncEngine>> {
  const {createSiteEngine} = await loadOwn(() => import('./engine'));
  const engine = createSiteEngine();
  return {
    engine: {
      search: (query) => Promise.resolve(engine.search(query)),
      suggest: (query) => Promise.resolve(engine.suggest(query)),
    },
    failure: new Promise<never>(() => undefined),
    stop: () => undefined,
  };
}
