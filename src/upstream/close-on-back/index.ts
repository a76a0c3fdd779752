import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Back closes what covers the page: on a phone, the gesture is how people close things, and on the
// first page of a visit it would leave the site. So an overlay has an entry of its own in the
// browser's history, above that of the page. The router is not told of steps between the two.
//
// The entry stays when the overlay is closed in another way, since `history.back()` takes effect late
// and could undo what the reader does meanwhile. The next page replaces it, the next overlay uses it
// again, and Back from it goes on to the entry below the page.

/** Marks the entry, in the state that the router keeps there. */
const overlayMark = 'isOverlay';

interface Entry {
  /** The router's name for it; the first one of a visit has none. */
  key: unknown;
  href: string;
  isOverlay: boolean;
}

/** Close the open overlays, the topmost last. */
const closers: (() => void)[] = [];

let current: Entry;
let push: History['pushState'];

function entryOf(state: unknown): Entry {
  const {key, [overlayMark]: isOverlay = false} = (state ?? {}) as {
    key?: unknown;
    [overlayMark]?: boolean;
  };
  return {key, href: window.location.href, isOverlay};
}

/**
 * Lets Back close an overlay that has just been opened.
 *
 * @param close closes it
 * @returns to be called when it has been closed, by Back or in another way
 */
export function closeOnBack(close: () => void): () => void {
  closers.push(close);
  addEntry();
  return () => {
    const index = closers.lastIndexOf(close);
    if (index !== -1) {
      closers.splice(index, 1);
    }
  };
}

function addEntry(): void {
  const state: unknown = window.history.state;
  if (entryOf(state).isOverlay) {
    return;
  }
  try {
    push({...(state as object | null), [overlayMark]: true}, '');
    current = entryOf(window.history.state);
  } catch {
    // Safari allows a hundred entries in ten seconds; Back then does what it always does.
  }
}

function onPop(event: PopStateEvent): void {
  const previous = current;
  current = entryOf(window.history.state);
  const isSamePage = previous.key === current.key && previous.href === current.href;
  if (!isSamePage || !(previous.isOverlay || current.isOverlay)) {
    return;
  }
  // Before the router, which would scroll to the top of the page.
  event.stopImmediatePropagation();
  if (!previous.isOverlay || current.isOverlay) {
    return;
  }
  const close = closers.pop();
  if (!close) {
    window.history.back();
    return;
  }
  close();
  if (closers.length > 0) {
    addEntry();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const {history} = window;
  current = entryOf(history.state);
  push = history.pushState.bind(history);
  // On the way to another page, nobody needs the way back to the overlay.
  history.pushState = (...entry) => {
    if (entryOf(history.state).isOverlay) {
      history.replaceState(...entry);
    } else {
      push(...entry);
    }
    current = entryOf(history.state);
  };
  window.addEventListener('popstate', onPop, {capture: true});
}
