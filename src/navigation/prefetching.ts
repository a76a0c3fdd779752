import type {ClientModule} from '@docusaurus/types';
import {prefetchPage, preloadPage} from '../upstream/prefetch';
import whenIdle from './whenIdle';

// Loads the code of another page when the reader is likely to open it. Docusaurus does so for a link
// under the pointer or the finger; this adds the link that has the focus, the previous and the next
// page when their links come near, and, once the browser is idle, what stands around the page in the
// sidebar. The latter is only fetched, not run. On a slow line, or for a reader who saves data,
// nothing is loaded ahead in any case.

/**
 * How many pages above and below the current one are fetched: for no page of this site more than
 * 60 kB. Readers go on more often than back.
 */
const around = {above: 1, below: 3};

let pagination: IntersectionObserver | undefined;

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      document.addEventListener('focusin', preloadFocused);
    }
    if (location.pathname !== previousLocation?.pathname) {
      observePagination();
      whenIdle(prefetchAround);
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

/** Fetches the pages around the current one; on a phone, where the sidebar is not shown, none. */
function prefetchAround(): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('.theme-doc-sidebar-menu a.menu__link'),
  ].filter((link) => link.getClientRects().length > 0);
  const current = links.findIndex((link) => link.getAttribute('aria-current') === 'page');
  if (current === -1) {
    return;
  }
  const below = links.slice(current + 1, current + 1 + around.below);
  const above = links.slice(Math.max(0, current - around.above), current);
  for (const {pathname} of [...below, ...above.reverse()]) {
    prefetchPage(pathname);
  }
}
