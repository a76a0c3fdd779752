/**
 * What a reader did to open the search before the page was alive: what `build/early/listener.js` in
 * its head has noted, and hands over to the search bar.
 */
export interface EarlySearch {
  /** The keys that were pressed since the search was opened; undefined while it is closed. */
  keys?: string[];
  /** Ends the listening. */
  end: () => void;
}

declare global {
  interface Window {
    /** Until the search bar has taken over. */
    earlySearch?: EarlySearch;
  }
}

/** Takes over from the listener in the head of the page; undefined if it has been done. */
export function endEarlySearch(): EarlySearch | undefined {
  const early = window.earlySearch;
  delete window.earlySearch;
  early?.end();
  return early;
}
