import type {ClientModule} from '@docusaurus/types';
import {isHistoryTraversal} from './scrollRestoration';

// What browsers take for "in view" when they skip the rest of a text (lazyRendering.ts) is more than
// two screens high. A page that begins at its top is painted without what is below the first screen
// (src/css/content.css), and so a moment earlier.

/** On the document element until the first paint of a page that a link has led to. */
const arriving = 'data-arriving';

export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (
      !previousLocation ||
      location.pathname === previousLocation.pathname ||
      location.hash !== '' ||
      isHistoryTraversal()
    ) {
      return;
    }
    const root = document.documentElement;
    root.toggleAttribute(arriving, true);
    requestAnimationFrame(() => {
      // The next task, after the paint.
      setTimeout(() => root.toggleAttribute(arriving, false));
    });
  },
} satisfies ClientModule;
