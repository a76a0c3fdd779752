import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import progressBar from 'nprogress';
import {
  holdChunkFailures,
  installChunkLoader,
  isChunkLoadError,
  type ChunkLoadError,
} from '../upstream/chunk-failures';
import {FailureNotice, LoadingNotice, OfflineNotice, showNotice, SlowNotice} from './notices';
import {fetchStatus, isSiteReachable} from './reachable';
import {clearReload, recordReload, resetScrollOnReload, scrollAfterReload} from './reloading';
import {isHistoryTraversal} from './scrollRestoration';

// Shows over the page that its code is slow or did not load (SPEC §2). Docusaurus shows neither: while
// the next page loads, it keeps the previous one, and if the code of the first page does not load, it
// leaves the page as the server sent it, readable but without a working button.
//
// If the code of the next page does not load, Docusaurus reloads (SPEC §4). Without a connection, the
// reader would lose the page they have, so the failure is held back until the site can be reached.

/** The progress bar appears after 200 ms; this is when the wait is put into words. */
const loadingDelay = 400;

/** After so many milliseconds the theme starts no progress bar that it has scheduled. */
const barDelay = 250;

/** After so many milliseconds a reader may want to do something about the wait. */
const slowDelay = 10_000;

/**
 * After so many milliseconds a site that did not answer, although there is a connection, is asked again:
 * soon at first, and then less and less often, since it may be the login page of a hotel that is in the way.
 */
const recheckDelay = {first: 2000, factor: 1.5, longest: 30_000};

/** A navigation to another page whose code is loading. */
interface Navigation {
  timers: number[];
  /** The wait before the site is asked again, in milliseconds. */
  recheckDelay: number;
}

let navigation: Navigation | undefined;

const isInteractive = () => document.documentElement.dataset.hasHydrated === 'true';

const failures = holdChunkFailures({
  isHeld: isInteractive,
  onHeld: () => void handleHeldFailure(),
});

/** Lets Docusaurus reload for a page whose code did not load, once that can succeed. */
async function handleHeldFailure(): Promise<void> {
  const current = navigation;
  // A page that is only loaded ahead may fail: the reader has not asked for it.
  if (!current || !failures.first()) {
    return;
  }
  const isReachable = await isSiteReachable();
  if (navigation !== current) {
    return;
  }
  clearTimers(current);
  if (!isReachable) {
    showNotice(<OfflineNotice onRetry={() => void handleHeldFailure()} />);
    // A connection that has come back may not reach anything for a moment.
    if (navigator.onLine) {
      const {factor, longest} = recheckDelay;
      current.timers.push(window.setTimeout(() => void handleHeldFailure(), current.recheckDelay));
      current.recheckDelay = Math.min(longest, current.recheckDelay * factor);
    }
    return;
  }
  prepareReload();
  failures.release();
}

function prepareReload(): void {
  recordReload();
  if (!isHistoryTraversal()) {
    resetScrollOnReload();
  }
}

function startNavigation(): void {
  if (navigation) {
    clearTimers(navigation);
  }
  navigation = {
    recheckDelay: recheckDelay.first,
    timers: [
      window.setTimeout(() => showNotice(<LoadingNotice />), loadingDelay),
      window.setTimeout(() => showNotice(<SlowNotice onRetry={reloadNow} />), slowDelay),
    ],
  };
  void handleHeldFailure();
}

function reloadNow(): void {
  prepareReload();
  window.location.reload();
}

function endNavigation(): void {
  if (navigation) {
    clearTimers(navigation);
    navigation = undefined;
    // The theme forgets the bar that it has scheduled for a page when the reader turns to another
    // one; it would start, and never end.
    window.setTimeout(() => {
      if (!navigation) {
        progressBar.done();
      }
    }, barDelay);
  }
  showNotice(null);
}

function clearTimers({timers}: Navigation): void {
  timers.forEach((timer) => window.clearTimeout(timer));
}

/** Loads the first page again after its code did not load. */
let retryFirstPage: (() => void) | undefined;

/** Handles a file of the first page's code that did not load. */
async function handleFirstPageFailure(error: ChunkLoadError): Promise<void> {
  const status = await fetchStatus(error.request);
  // The file is gone: this is an old page from a cache, and the site has a newer one.
  if (status !== undefined && status >= 400 && recordReload()) {
    window.location.reload();
    return;
  }
  retryFirstPage = () => void reloadFirstPage(error);
  showNotice(<FailureNotice error={error} onRetry={retryFirstPage} />);
}

/** Reloads the first page once the site answers for the file that did not load. */
async function reloadFirstPage(error: ChunkLoadError): Promise<void> {
  showNotice(<LoadingNotice />);
  try {
    // Into the cache, so that a slow file is not slow again.
    await fetch(error.request, {cache: 'reload'});
    window.location.reload();
  } catch {
    await handleFirstPageFailure(error);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  installChunkLoader(failures);
  scrollAfterReload();
  window.setTimeout(() => {
    if (!isInteractive() && !retryFirstPage) {
      showNotice(<SlowNotice onRetry={() => window.location.reload()} />);
    }
  }, slowDelay);
  window.addEventListener('unhandledrejection', ({reason}) => {
    // Once the page is interactive, whatever asked for the file handles its absence.
    if (isInteractive()) {
      return;
    }
    if (isChunkLoadError(reason)) {
      void handleFirstPageFailure(reason);
    } else if (reason instanceof Error) {
      // The code loaded, and threw before there was a page that could say so.
      retryFirstPage = () => window.location.reload();
      showNotice(<FailureNotice error={reason} onRetry={retryFirstPage} />);
    }
  });
  const onReconnect = () => {
    retryFirstPage?.();
    void handleHeldFailure();
  };
  window.addEventListener('online', onReconnect);
  // Safari cancels the requests of a page that the reader leaves, and keeps the page.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      onReconnect();
    }
  });
}

export default {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      startNavigation();
    }
  },
  onRouteDidUpdate() {
    endNavigation();
    clearReload();
  },
} satisfies ClientModule;
