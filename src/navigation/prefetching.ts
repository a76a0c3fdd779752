import type {ClientModule} from '@docusaurus/types';
import {preloadPage} from '../upstream/prefetch';
import whenIdle from './whenIdle';

// Loads the code of another page when the reader is likely to open it. Docusaurus does so for a link
// under the pointer or the finger; this adds the link that has the focus and, once the browser is
// idle, the previous and the next page. On a slow line, or for a reader who saves data, Docusaurus
// loads nothing ahead in either case.

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      document.addEventListener('focusin', preloadFocused);
    }
    if (location.pathname !== previousLocation?.pathname) {
      whenIdle(preloadNeighbors);
    }
  },
};

export default clientModule;

function preloadFocused({target}: FocusEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (link && link.origin === window.location.origin) {
    preloadPage(link.pathname);
  }
}

function preloadNeighbors(): void {
  document
    .querySelectorAll<HTMLAnchorElement>('a.pagination-nav__link')
    .forEach(({pathname}) => preloadPage(pathname));
}
