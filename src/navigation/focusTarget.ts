import type {ClientModule} from '@docusaurus/types';
import {decodeHash} from './decodeHash';
import {isHistoryTraversal} from './scrollRestoration';

// A browser that follows a link to a heading goes on with the keyboard from there. Docusaurus only
// scrolls there, so a hit of the search would leave the focus on the button of the search, before
// all links of the sidebar.
const focusTarget: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.hash === '') {
      return;
    }
    // A filter asks for the same address again while the reader types into it.
    const isSame =
      location.pathname === previousLocation.pathname && location.hash === previousLocation.hash;
    const target = document.getElementById(decodeHash(location.hash));
    const focused = document.activeElement;
    // Who goes back finds the page as it was; whatever had the focus is gone.
    const isReturn = focused === document.body && isHistoryTraversal();
    if (!target || isReturn || target.contains(focused)) {
      return;
    }
    if (isSame && focused instanceof HTMLInputElement) {
      return;
    }
    // What can have the focus by itself, such as a field, needs nothing.
    const isFocusable = target.tabIndex >= 0;
    if (!isFocusable) {
      target.setAttribute('tabindex', '-1');
    }
    target.focus({preventScroll: true});
    if (!isFocusable) {
      // Not before, so that a screen reader reads on from there, too.
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
    }
    // The bars above it take less room once the focus has left them.
    target.scrollIntoView();
  },
};

export default focusTarget;
