import type {ClientModule} from '@docusaurus/types';

/** Loads the code of a page ahead, as Docusaurus does for a link under the pointer. */
export function preloadPage(path: string): void {
  void window.docusaurus.preload(path);
}

export default {
  // Effects of children run first, but a link comes into view only after the page has been drawn.
  onRouteDidUpdate({previousLocation}) {
    if (!previousLocation) {
      window.docusaurus = {...window.docusaurus, prefetch: () => false};
    }
  },
} satisfies ClientModule;
