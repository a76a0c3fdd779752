import type {ClientModule} from '@docusaurus/types';
import {announce, prepareAnnouncements} from './announce';
import {decodeHash} from './decodeHash';

/** Docusaurus puts a space without width into the link behind a heading. */
const zeroWidthSpaces = /\u200B/g;

function textOf(element: Element | null): string {
  return element?.textContent?.replace(zeroWidthSpaces, '').trim() ?? '';
}

// A browser that opens a page tells screen readers its title. Docusaurus changes the page without
// opening another, so nothing would be said.
const announcePage: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      prepareAnnouncements();
      return;
    }
    const isSamePage = location.pathname === previousLocation.pathname;
    if (isSamePage && location.hash === previousLocation.hash) {
      return;
    }
    const target = document.getElementById(decodeHash(location.hash));
    // A heading that has the focus now is read out because of that (focusTarget.ts).
    const isHeading = target?.matches('h2, h3, h4, h5, h6') && target !== document.activeElement;
    const section = isHeading ? textOf(target) : '';
    const page = isSamePage ? '' : textOf(document.querySelector('h1')) || document.title;
    const text = [section, page].filter(Boolean).join(' – ');
    if (text) {
      announce(text);
    }
  },
};

export default announcePage;
