import type {ClientModule} from '@docusaurus/types';
import {preloadPage} from '../upstream/prefetch';

// Loads the code of another page when the reader is likely to open it. Docusaurus does so for a link
// under the pointer or the finger; this adds the link that has the focus, and the previous and the
// next page when their links come near. On a slow line, or for a reader who saves data, nothing is
// loaded ahead in any case.

let pagination: IntersectionObserver | undefined;

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      document.addEventListener('focusin', preloadFocused);
    }
    if (location.pathname !== previousLocation?.pathname) {
      observePagination();
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

function observePagination(): void {
  pagination?.disconnect();
  // Half a window before they are in view.
  pagination = new IntersectionObserver(preloadNear, {rootMargin: '50%'});
  for (const link of document.querySelectorAll('a.pagination-nav__link')) {
    pagination.observe(link);
  }
}

function preloadNear(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const {target, isIntersecting} of entries) {
    if (isIntersecting && target instanceof HTMLAnchorElement) {
      observer.unobserve(target);
      preloadPage(target.pathname);
    }
  }
}
