import type {ClientModule} from '@docusaurus/types';
import {preloadPage} from '../upstream/prefetch';

// Loads the code of another page when the reader is likely to open it. Docusaurus does so for a link
// under the pointer or the finger; this adds the link that the mouse is on its way to, the one that
// has the focus, and the previous and the next page when their links come near. On a slow line, or
// for a reader who saves data, nothing is loaded ahead in any case.

/** How far ahead of the mouse to look, in milliseconds: about the time that the code of a page takes. */
const lead = 200;

/** A mouse that has rested for so many milliseconds begins a new way. */
const longestStep = 100;

/** So many pages are loaded ahead of the mouse on each page, about 60 kB. */
const maxAhead = 4;

interface MousePosition {
  x: number;
  y: number;
  /** In milliseconds, as in events. */
  time: number;
  /** The link that the mouse was on its way to. */
  link: Element | null;
}

let mouse: MousePosition = {x: 0, y: 0, time: 0, link: null};

const loadedAhead = new Set<string>();

let pagination: IntersectionObserver | undefined;

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      document.addEventListener('focusin', preloadFocused);
      document.addEventListener('pointermove', preloadAhead, {passive: true});
    }
    if (location.pathname !== previousLocation?.pathname) {
      loadedAhead.clear();
      observePagination();
    }
  },
};

export default clientModule;

/** The link to a page of this site that an element is, or is in. */
function linkAt(element: EventTarget | null): HTMLAnchorElement | null {
  const link = element instanceof Element ? element.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin ? link : null;
}

function preloadFocused({target}: FocusEvent): void {
  const link = linkAt(target);
  if (link) {
    preloadPage(link.pathname);
  }
}

function preloadAhead(event: PointerEvent): void {
  const {pointerType, buttons, clientX: x, clientY: y, timeStamp: time} = event;
  // A mouse whose button is down selects text or scrolls.
  if (pointerType !== 'mouse' || buttons !== 0 || loadedAhead.size >= maxAhead) {
    return;
  }
  const before = mouse;
  mouse = {x, y, time, link: null};
  const step = time - before.time;
  if (step <= 0 || step > longestStep) {
    return;
  }
  const steps = lead / step;
  const link = linkAt(
    document.elementFromPoint(x + (x - before.x) * steps, y + (y - before.y) * steps),
  );
  mouse.link = link;
  // What the way points at only once, it has passed by.
  if (link && link === before.link && link.pathname !== window.location.pathname) {
    loadedAhead.add(link.pathname);
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
