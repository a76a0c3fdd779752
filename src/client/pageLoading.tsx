import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import type {ClientModule} from '@docusaurus/types';
import {createRoot, type Root} from 'react-dom/client';
import styles from './pageLoading.module.css';

// Says over the page that its code is slow or did not come (SPEC §2). Docusaurus itself shows
// neither: on the way to a page it keeps the old one in place, and when the code of the first page
// does not come, it leaves the page as the server sent it, readable but without a single working
// button. So that text stays, and this lies over it.

/** The progress bar comes after 200 ms; who waits longer is told so in words. */
const delay = 400;

let root: Root | undefined;

function show(status: {error?: Error; retry?: () => void} | null): void {
  if (!root) {
    const container = document.createElement('div');
    container.className = styles.notice ?? '';
    document.body.append(container);
    root = createRoot(container);
  }
  root.render(
    status && (
      <Loading
        isLoading={!status.error}
        timedOut={false}
        pastDelay
        error={status.error}
        retry={status.retry ?? (() => undefined)}
      />
    ),
  );
}

/** Fetches the file that did not come, and begins the page anew once it is there. */
async function retry(error: ChunkLoadError): Promise<void> {
  show({});
  try {
    const response = await fetch(error.request, {cache: 'reload'});
    if (!response.ok) {
      throw new Error(`${response.status} ${response.statusText}`);
    }
    window.location.reload();
  } catch {
    showFailure(error);
  }
}

function showFailure(error: ChunkLoadError): void {
  show({error, retry: () => void retry(error)});
}

/** What the bundler's runtime throws when a file of the site's code does not load. */
interface ChunkLoadError extends Error {
  /** The address of the file. */
  request: string;
}

function isChunkLoadError(reason: unknown): reason is ChunkLoadError {
  return reason instanceof Error && reason.name === 'ChunkLoadError' && 'request' in reason;
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    // Later on the page works, and whoever asked for the file deals with its absence.
    if (isChunkLoadError(reason) && document.documentElement.dataset.hasHydrated !== 'true') {
      showFailure(reason);
    }
  });
}

export default {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timer = window.setTimeout(() => show({}), delay);
    return () => {
      window.clearTimeout(timer);
      if (root) {
        show(null);
      }
    };
  },
} satisfies ClientModule;
