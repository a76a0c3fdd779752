import {decodeHash} from './hash';

/** Where the page that was loaded anew by itself is remembered, until it works. */
const key = 'aurora.reloaded';

/** Says that the page at the present address is about to be loaded anew. */
export function noteReload(): boolean {
  try {
    const {pathname, search} = window.location;
    if (window.sessionStorage.getItem(key) === pathname + search) {
      return false;
    }
    window.sessionStorage.setItem(key, pathname + search);
    return true;
  } catch {
    // Without a memory, a page that never works would be loaded anew for ever.
    return false;
  }
}

/** Says that the page works: should it fail later, it may be loaded anew again. */
export function forgetReload(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was remembered either.
  }
}

/**
 * Lets the next load of this address begin at its top, or at its anchor. The browser would keep the
 * place, which is that of the page before: the reader is still on it while the new one loads.
 */
export function planBeginning(): void {
  window.history.scrollRestoration = 'manual';
}

/** Goes to where a page begins that was loaded anew, and lets the browser keep places again. */
export function beginWherePlanned(): void {
  if (window.history.scrollRestoration === 'auto') {
    return;
  }
  // A browser that loads a page anew takes no notice of the anchor in its address.
  document.getElementById(decodeHash(window.location.hash))?.scrollIntoView();
  // The browser looks for the place once more, right after the page has loaded.
  window.addEventListener('load', () => window.setTimeout(keepPlaces), {once: true});
}

function keepPlaces(): void {
  window.history.scrollRestoration = 'auto';
}
