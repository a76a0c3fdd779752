import type {ClientModule} from '@docusaurus/types';
import {isHistoryTraversal, nameOfEntry} from './scrollRestoration';

// A browser that goes back to a page puts the focus on the link by which the reader left it. Here the
// page is made again, so that the next press of Tab would begin at its top, or at the heading that the
// address names.

/** A link: the first, second … with its address. */
interface Place {
  href: string;
  position: number;
}

/** The links by which readers have left the entries of the history. */
const left = new Map<string, Place>();

export default {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return;
    }
    const link = document.activeElement;
    const href = link instanceof HTMLAnchorElement && link.getAttribute('href');
    if (href) {
      left.set(nameOfEntry(previousLocation), {href, position: linksTo(href).indexOf(link)});
    } else {
      left.delete(nameOfEntry(previousLocation));
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    const isReturn = isHistoryTraversal() && location.pathname !== previousLocation?.pathname;
    const place = left.get(nameOfEntry(location));
    if (isReturn && place) {
      // Chromium takes the focus away once more when the address names a heading.
      requestAnimationFrame(() => {
        if (!(document.activeElement instanceof HTMLInputElement)) {
          linksTo(place.href)[place.position]?.focus({preventScroll: true});
        }
      });
    }
  },
} satisfies ClientModule;

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
}
