/**
 * Runs something when the browser has nothing else to do.
 *
 * @param timeout after which it runs all the same, in milliseconds
 */
export default function whenIdle(run: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run, timeout === undefined ? {} : {timeout});
  } else {
    // Safari has no idle callback; after a second the page has settled there too.
    setTimeout(run, timeout ?? 1000);
  }
}
