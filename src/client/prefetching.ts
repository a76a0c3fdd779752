import type {ClientModule} from '@docusaurus/types';

// Loads the code of another page when the reader is likely to open it, and not before. Docusaurus
// prefetches it for every link that comes into view, the whole navigation included. What is left is
// what it does for a link under the pointer or the finger; this does the same for the link that has
// the focus and, once the browser is idle, for the pages before and after. Docusaurus loads nothing
// ahead on a slow line or for a reader who saves data, here as there.

const clientModule: ClientModule = {
  // Runs when a page is in the document, the first one too: before Docusaurus sees its links.
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      window.docusaurus = {...window.docusaurus, prefetch: () => false};
      document.addEventListener('focusin', loadFocused);
    }
    if (location.pathname !== previousLocation?.pathname) {
      whenIdle(loadNeighbours);
    }
  },
};

export default clientModule;

function loadFocused({target}: FocusEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (link && link.origin === window.location.origin) {
    void window.docusaurus.preload(link.pathname);
  }
}

function loadNeighbours(): void {
  document
    .querySelectorAll<HTMLAnchorElement>('a.pagination-nav__link')
    .forEach(({pathname}) => void window.docusaurus.preload(pathname));
}

/** Safari has no idle callback; a second later the page has settled there too. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run);
  } else {
    setTimeout(run, 1000);
  }
}
