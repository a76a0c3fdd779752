import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import progressBar from 'nprogress';
import {
  holdChunkFailures,
  isChunkLoadError,
  type ChunkLoadError,
  type LoadChunk,
} from './chunkFailures';
import {FailureNotice, LoadingNotice, OfflineNotice, show, SlowNotice} from './notices';
import {isSiteReachable, statusOf} from './reachable';
import {beginWherePlanned, forgetReload, noteReload, planBeginning} from './reloading';

// Says over the page that its code is slow or did not come (SPEC §2). Docusaurus itself shows
// neither: on the way to a page it keeps the old one in place, and when the code of the first page
// does not come, it leaves the page as the server sent it, readable but without a single working
// button. So that text stays, and this lies over it.
//
// When the code of the next page does not come, Docusaurus loads that page anew (SPEC §4). Where
// the site cannot be reached, that would take the page away that the reader has, so it has to wait.

/** The progress bar comes after 200 ms; who waits longer is told so in words. */
const delay = 400;

/** Milliseconds after which no bar comes any more that the theme has planned. */
const barDelay = 250;

/** Who waits for so long, in milliseconds, may want to do something about it. */
const patience = 10_000;

/** The bundler's runtime, through which all code of the site comes. */
declare const __webpack_require__: {e: LoadChunk};

/** A step from one page to another whose code is on its way. */
interface Navigation {
  /** Whether it goes to a new entry of the history, not to one that has its place in its page. */
  isNew: boolean;
  timers: number[];
}

let navigation: Navigation | undefined;
let isBack = false;

const isInteractive = () => document.documentElement.dataset.hasHydrated === 'true';

const failures = holdChunkFailures({
  load: ExecutionEnvironment.canUseDOM ? __webpack_require__.e : () => Promise.resolve(),
  isHeld: isInteractive,
  onHeld: () => void goOn(),
});

/** Lets Docusaurus load the page anew that did not come, once that can succeed. */
async function goOn(): Promise<void> {
  const waiting = navigation;
  // A page that was only fetched ahead may fail: the reader has not asked for it.
  if (!waiting || !failures.first()) {
    return;
  }
  const isReachable = await isSiteReachable();
  if (navigation !== waiting) {
    return;
  }
  stopTimers(waiting);
  if (!isReachable) {
    show(<OfflineNotice onRetry={() => void goOn()} />);
    return;
  }
  prepareReload(waiting);
  failures.release();
}

function prepareReload({isNew}: Navigation): void {
  noteReload();
  if (isNew) {
    planBeginning();
  }
}

function begin(isNew: boolean): void {
  if (navigation) {
    stopTimers(navigation);
  }
  const begun: Navigation = {isNew, timers: []};
  navigation = begun;
  begun.timers = [
    window.setTimeout(() => show(<LoadingNotice />), delay),
    window.setTimeout(() => show(<SlowNotice onRetry={() => loadAnew(begun)} />), patience),
  ];
  void goOn();
}

function loadAnew(begun: Navigation): void {
  prepareReload(begun);
  window.location.reload();
}

function end(): void {
  if (navigation) {
    stopTimers(navigation);
    navigation = undefined;
    // Docusaurus lets go of the bar that it planned for a page which the reader then turned away
    // from; it would come, and run for ever.
    window.setTimeout(() => {
      if (!navigation) {
        progressBar.done();
      }
    }, barDelay);
  }
  show(null);
}

function stopTimers({timers}: Navigation): void {
  timers.forEach((timer) => window.clearTimeout(timer));
}

/** Begins the first page anew; the browser tells of each file of its code that does not come. */
let retryFirstPage: (() => void) | undefined;

/** What becomes of the first page, readable but lifeless, when a file of its code does not come. */
async function dealWithFirstPage(error: ChunkLoadError): Promise<void> {
  const status = await statusOf(error.request);
  // The file is gone: the page is an old one, from a cache, and the site has a newer one.
  if (status !== undefined && status >= 400 && noteReload()) {
    window.location.reload();
    return;
  }
  retryFirstPage = () => void loadFirstPageAnew(error);
  show(<FailureNotice error={error} onRetry={retryFirstPage} />);
}

/** Begins the first page anew once the site answers for the file that did not come. */
async function loadFirstPageAnew(error: ChunkLoadError): Promise<void> {
  show(<LoadingNotice />);
  try {
    // Into the cache: what comes late will not be late again.
    await fetch(error.request, {cache: 'reload'});
    window.location.reload();
  } catch {
    await dealWithFirstPage(error);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  __webpack_require__.e = failures.load;
  beginWherePlanned();
  window.setTimeout(() => {
    if (!isInteractive() && !retryFirstPage) {
      show(<SlowNotice onRetry={() => window.location.reload()} />);
    }
  }, patience);
  window.addEventListener('unhandledrejection', ({reason}) => {
    // Later on the page works, and whoever asked for the file deals with its absence.
    if (isInteractive()) {
      return;
    }
    if (isChunkLoadError(reason)) {
      void dealWithFirstPage(reason);
    } else if (reason instanceof Error) {
      // The code came, and broke before there was a page that could say so.
      retryFirstPage = () => window.location.reload();
      show(<FailureNotice error={reason} onRetry={retryFirstPage} />);
    }
  });
  const onBack = () => {
    retryFirstPage?.();
    void goOn();
  };
  window.addEventListener('online', onBack);
  // Safari cuts off what a page asks for when the reader leaves it, and keeps the page.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      onBack();
    }
  });
  window.addEventListener('popstate', () => {
    isBack = true;
  });
}

export default {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      begin(!isBack);
    }
    isBack = false;
  },
  onRouteDidUpdate() {
    end();
    forgetReload();
  },
} satisfies ClientModule;
