import type {ClientModule} from '@docusaurus/types';
import {isHistoryTraversal} from './scrollRestoration';

// The text of a page that a link has led to comes up into its place (src/css/arrival.css). A view
// transition of the browser would take a picture of the old page first: 50 ms on a slow phone, for
// which the new one waits.

const arriving = 'data-arriving';

/** In milliseconds, a little longer than the movement. */
const duration = 200;

let end: ReturnType<typeof setTimeout> | undefined;

export default {
  onRouteUpdate() {
    // The next modules save the place of the page and scroll to a section, so nothing may be on its way
    // when they measure.
    document.documentElement.toggleAttribute(arriving, false);
  },
  onRouteDidUpdate({location, previousLocation}) {
    const root = document.documentElement;
    clearTimeout(end);
    // A section, and the place to which a reader goes back, must not move from where they scroll.
    const isArrival =
      previousLocation !== null &&
      location.pathname !== previousLocation.pathname &&
      location.hash === '' &&
      !isHistoryTraversal();
    root.toggleAttribute(arriving, isArrival);
    if (isArrival) {
      end = setTimeout(() => root.toggleAttribute(arriving, false), duration);
    }
  },
} satisfies ClientModule;
