import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// A step back closes what covers the page: on a phone, the gesture is how people close things, and
// on the first page of a visit it would leave the site. So what covers the page has an entry of its
// own in the browser's history, above that of the page. Nobody else hears of steps between the two.
//
// The entry stays when the page is uncovered in another way, as a step taken by code comes late and
// could undo what the reader does meanwhile. It gives its place to the next page, serves what covers
// the page next, and a step back from it goes on to the entry below the page.

/** Marks the entry, in what the router keeps there. */
const mark = 'covered';

interface Entry {
  /** The router's name for it; the first one of a visit has none. */
  key: unknown;
  href: string;
  isCover: boolean;
}

/** What covers the page, the topmost last: closes it. */
const covers: (() => void)[] = [];

let present: Entry;
let push: History['pushState'];

function entryOf(state: unknown): Entry {
  const {key, [mark]: isCover = false} = (state ?? {}) as {key?: unknown; [mark]?: boolean};
  return {key, href: window.location.href, isCover};
}

/**
 * Lets a step back close what covers the page.
 *
 * @param close does so
 * @returns to be called when it is closed, however that came
 */
export function cover(close: () => void): () => void {
  covers.push(close);
  addEntry();
  return () => {
    const place = covers.lastIndexOf(close);
    if (place !== -1) {
      covers.splice(place, 1);
    }
  };
}

function addEntry(): void {
  const state: unknown = window.history.state;
  if (entryOf(state).isCover) {
    return;
  }
  try {
    push({...(state as object | null), [mark]: true}, '');
    present = entryOf(window.history.state);
  } catch {
    // Safari takes a hundred entries in ten seconds; a step back then does what it did before.
  }
}

function onPop(event: PopStateEvent): void {
  const former = present;
  present = entryOf(window.history.state);
  const isSamePage = former.key === present.key && former.href === present.href;
  if (!isSamePage || !(former.isCover || present.isCover)) {
    return;
  }
  // Before the router, which would take it for a step to the top of the page.
  event.stopImmediatePropagation();
  if (!former.isCover || present.isCover) {
    return;
  }
  const close = covers.pop();
  if (!close) {
    window.history.back();
    return;
  }
  close();
  if (covers.length > 0) {
    addEntry();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const {history} = window;
  present = entryOf(history.state);
  push = history.pushState.bind(history);
  // A step to another page: the one who takes it no longer needs the way back to the cover.
  history.pushState = (...step) => {
    if (entryOf(history.state).isCover) {
      history.replaceState(...step);
    } else {
      push(...step);
    }
    present = entryOf(history.state);
  };
  window.addEventListener('popstate', onPop, {capture: true});
}
