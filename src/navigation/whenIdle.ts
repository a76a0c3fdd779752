/** Runs something when the browser has nothing else to do. */
export default function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run);
  } else {
    // Safari has no idle callback; after a second the page has settled there too.
    setTimeout(run, 1000);
  }
}
