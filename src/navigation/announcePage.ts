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
    const section = target?.matches('h2, h3, h4, h5, h6') ? textOf(target) : '';
    const page = isSamePage ? '' : textOf(document.querySelector('h1')) || document.title;
    announce([section, page].filter(Boolean).join(' – '));
  },
};

export default announcePage;
