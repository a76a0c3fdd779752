import type {ClientModule} from '@docusaurus/types';

let prefetch: Window['docusaurus']['prefetch'] | undefined;

/** Loads the code of a page ahead and runs it, as Docusaurus does for a link under the pointer. */
export function preloadPage(path: string): void {
  void window.docusaurus.preload(path);
}

/** Fetches the code of a page with the lowest priority, and does not run it. */
export function prefetchPage(path: string): void {
  void prefetch?.(path);
}

export default {
  // Effects of children run first, but a link comes into view only after the page has been drawn.
  onRouteDidUpdate({previousLocation}) {
    if (!previousLocation) {
      ({prefetch} = window.docusaurus);
      window.docusaurus = {...window.docusaurus, prefetch: () => false};
    }
  },
} satisfies ClientModule;
