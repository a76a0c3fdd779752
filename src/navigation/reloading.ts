import {decodeHash} from './decodeHash';

/** Holds the address of a page that was reloaded automatically, until it works. */
const storageKey = 'aurora.reloaded';

/**
 * Records that the page at the current address is about to be reloaded automatically.
 *
 * @returns false if it already was, so that a page that never works is not reloaded forever
 */
export function recordReload(): boolean {
  try {
    const {pathname, search} = window.location;
    if (window.sessionStorage.getItem(storageKey) === pathname + search) {
      return false;
    }
    window.sessionStorage.setItem(storageKey, pathname + search);
    return true;
  } catch {
    // Without a storage, nothing would end the reloads.
    return false;
  }
}

/** Clears that record: the page works, and may be reloaded automatically if it fails later. */
export function clearReload(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was recorded either.
  }
}

/**
 * Makes the next load of this address begin at its top or its anchor. The browser would restore the
 * scroll position, which is that of the previous page: the reader still sees that one.
 */
export function resetScrollOnReload(): void {
  window.history.scrollRestoration = 'manual';
}

/** Scrolls a page that was reloaded so to its anchor, and lets the browser restore again. */
export function scrollAfterReload(): void {
  if (window.history.scrollRestoration === 'auto') {
    return;
  }
  // A browser that reloads a page ignores the anchor in its address.
  document.getElementById(decodeHash(window.location.hash))?.scrollIntoView();
  // The browser restores once more, right after the page has loaded.
  window.addEventListener('load', () => window.setTimeout(allowRestoration), {once: true});
}

function allowRestoration(): void {
  window.history.scrollRestoration = 'auto';
}
