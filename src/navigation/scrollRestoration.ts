import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import type {Location} from 'history';

// Browsers restore the scroll position of a page that readers go back to, but at once: before the
// code of that page has loaded, and before it has content that it fetches, such as search results.
// Docusaurus then scrolls to the top. So positions are saved here and restored after that.

const storageKey = 'aurora.scrollPositions';

/** Far more than the pages readers go back. */
const maxPositions = 50;

type SavedPosition = [page: string, top: number];

/** The page that readers see. */
let shownLocation: Location | undefined;
/** Whether the browser has gone back or forward since the last navigation. */
let hasPopped = false;
let isTraversal = false;
/** The position to restore whenever the page changes, until the reader does anything. */
let pending: {top: number; untilInput: AbortController} | undefined;

/** Whether the current navigation goes back or forward in the history. */
export function isHistoryTraversal(): boolean {
  return isTraversal;
}

/** Saves how far the page at a location is scrolled, in CSS pixels. */
export function saveScrollPosition(location: Location): void {
  const page = nameOf(location);
  const others = readPositions().filter(([other]) => other !== page);
  const position: SavedPosition = [page, Math.round(window.scrollY)];
  try {
    window.sessionStorage.setItem(
      storageKey,
      JSON.stringify([...others, position].slice(-maxPositions)),
    );
  } catch {
    // Without a storage, the browser still restores pages that it can show at once.
  }
}

/**
 * Restores the scroll position of a page that the reader came back to or reloaded. Call it when
 * content that loads late has changed the height of the page. Does nothing once the reader has
 * scrolled, clicked or typed.
 */
export function restoreScrollPosition(): void {
  if (pending) {
    window.scrollTo({top: pending.top, behavior: 'instant'});
  }
}

function expectRestoration(location: Location): void {
  const saved = readPositions().find(([page]) => page === nameOf(location));
  if (!saved) {
    return;
  }
  const untilInput = new AbortController();
  pending = {top: saved[1], untilInput};
  const options = {signal: untilInput.signal, passive: true};
  for (const input of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(input, cancelRestoration, options);
  }
}

function cancelRestoration(): void {
  pending?.untilInput.abort();
  pending = undefined;
}

/** Names an entry of the history; the first one of a tab has no key. */
function nameOf({key = '', pathname}: Location): string {
  return `${key} ${pathname}`;
}

function readPositions(): SavedPosition[] {
  try {
    const positions: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(positions) ? positions.filter(isSavedPosition) : [];
  } catch {
    return [];
  }
}

function isSavedPosition(value: unknown): value is SavedPosition {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}

function isReloadOrReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', () => {
    hasPopped = true;
  });
  window.addEventListener('pagehide', () => {
    if (shownLocation) {
      saveScrollPosition(shownLocation);
    }
  });
}

export default {
  onRouteUpdate({location, previousLocation}) {
    isTraversal = hasPopped;
    hasPopped = false;
    if (!previousLocation) {
      if (isReloadOrReturn()) {
        expectRestoration(location);
      }
    } else if (location.pathname !== previousLocation.pathname) {
      cancelRestoration();
      saveScrollPosition(previousLocation);
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    shownLocation = location;
    // A link to a section of the same page looks like a traversal, and the browser has followed it.
    if (previousLocation && isTraversal && location.pathname !== previousLocation.pathname) {
      expectRestoration(location);
      restoreScrollPosition();
    }
  },
} satisfies ClientModule;
