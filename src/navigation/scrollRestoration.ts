import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import type {Location} from 'history';
import {blocksOfText, renderAllBlocks} from './lazyRendering';

// Browsers restore the scroll position of a page that readers go back to, but at once: before the
// code of that page has loaded, and before it has content that it fetches, such as search results.
// Docusaurus then scrolls to the top. So positions are saved here and restored after that.

const storageKey = 'aurora.scrollPositions';

/** Far more than the pages readers go back. */
const maxPositions = 50;

/** Where the first block in view is, in CSS pixels below the top of the window. */
type SavedPosition = [page: string, block: number, top: number];

/** The page that readers see. */
let shownLocation: Location | undefined;
/** Whether the browser has gone back or forward since the last navigation. */
let hasPopped = false;
let isTraversal = false;
/** The position to restore whenever the page changes, until the reader does anything. */
let pending: {position: SavedPosition; untilInput: AbortController} | undefined;

/** Whether the current navigation goes back or forward in the history. */
export function isHistoryTraversal(): boolean {
  return isTraversal;
}

/**
 * Saves how far the page at a location is scrolled: by a block of its text, since the height of what
 * is above it may be an estimate (lazyRendering.ts).
 */
export function saveScrollPosition(location: Location): void {
  const page = nameOfEntry(location);
  const others = readPositions().filter(([other]) => other !== page);
  const blocks = blocksOfText();
  const block = blocks.findIndex((element) => element.getBoundingClientRect().bottom > 0);
  const position: SavedPosition = [page, block, Math.round(topOf(blocks[block]))];
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
 * Restores the scroll position of a page that the reader came back to or reloaded, whenever its height
 * changes; call it for content that loads late. Does nothing once the reader has scrolled, clicked or
 * typed.
 */
export function restoreScrollPosition(): void {
  if (pending) {
    const [, block, top] = pending.position;
    renderAllBlocks();
    window.scrollBy({top: topOf(blocksOfText()[block]) - top, behavior: 'instant'});
  }
}

function expectRestoration(location: Location): void {
  const saved = readPositions().find(([page]) => page === nameOfEntry(location));
  if (!saved) {
    return;
  }
  const untilInput = new AbortController();
  pending = {position: saved, untilInput};
  // Browsers would add what their own restored position moves by when the page gets its full height.
  const {style} = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  const growth = new ResizeObserver(restoreScrollPosition);
  growth.observe(document.documentElement);
  untilInput.signal.addEventListener('abort', () => {
    growth.disconnect();
    style.removeProperty('overflow-anchor');
  });
  const options = {signal: untilInput.signal, passive: true};
  for (const input of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(input, cancelRestoration, options);
  }
}

function cancelRestoration(): void {
  pending?.untilInput.abort();
  pending = undefined;
}

/** The top of a block in the window; of the whole page, if there is none. */
function topOf(block: HTMLElement | undefined): number {
  return (block ?? document.documentElement).getBoundingClientRect().top;
}

/** Names an entry of the history; the first one of a tab has no key. */
export function nameOfEntry({key = '', pathname}: Location): string {
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
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    value.length === 3 &&
    value.slice(1).every(Number.isFinite)
  );
}

/** Whether the browser has reloaded the page, or gone back or forward to it from another site. */
export function isReloadOrReturn(): boolean {
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
    }
    if (location.pathname !== previousLocation?.pathname) {
      restoreScrollPosition();
    }
  },
} satisfies ClientModule;
