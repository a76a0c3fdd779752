import type {ClientModule} from '@docusaurus/types';
import {decodeHash} from './decodeHash';
import {renderAllBlocks} from './lazyRendering';
import {isReloadOrReturn, isHistoryTraversal} from './scrollRestoration';

// A link to a section scrolls there while the height of what stands above is still an estimate
// (lazyRendering.ts). Browsers correct the position by the first block in view, which is often the one
// above the section: when that grows, the section is pushed down. So the section is kept in its place.

/** Browsers scroll to whole pixels. */
const tolerance = 2;

/** Ends what the last link has begun. */
let endLanding = () => {};

/**
 * Hides the navbar, which the theme shows whenever the page has scrolled up (theme-common 3.9.2), and
 * which would cover the section. To the theme, a scroll event without a movement is one down.
 */
function hideNavbar(): void {
  window.dispatchEvent(new Event('scroll'));
}

function keepInPlace(section: HTMLElement): void {
  const place = Number.parseFloat(getComputedStyle(section).scrollMarginBlockStart) || 0;
  const distance = () => section.getBoundingClientRect().top - place;
  // The reader has scrolled on before the page came alive, or the page ends before.
  if (Math.abs(distance()) > tolerance) {
    return;
  }
  const positionInPage = () => distance() + window.scrollY;
  let position = positionInPage();
  const growth = new ResizeObserver(() => {
    window.scrollBy({top: distance(), behavior: 'instant'});
    position = positionInPage();
  });
  // The root element and the body are as high as the window, whatever they contain.
  growth.observe(document.getElementById('__docusaurus') ?? document.body);
  const onScroll = ({isTrusted}: Event) => {
    // The browser scrolls too, when something above changes its height: then the section has moved in
    // the page, and the observer puts it back into its place.
    const isByReader = Math.abs(positionInPage() - position) <= tolerance;
    if (isByReader && Math.abs(distance()) > tolerance) {
      endLanding();
    } else if (isTrusted) {
      hideNavbar();
    }
  };
  // Not only input tells it: scroll bars and screen readers scroll without.
  window.addEventListener('scroll', onScroll);
  endLanding = () => {
    growth.disconnect();
    window.removeEventListener('scroll', onScroll);
  };
}

export default {
  onRouteDidUpdate({location, previousLocation}) {
    endLanding();
    const isRestored = previousLocation
      ? isHistoryTraversal() && location.pathname !== previousLocation.pathname
      : isReloadOrReturn();
    const section = document.getElementById(decodeHash(location.hash));
    if (section && !isRestored) {
      keepInPlace(section);
      if (previousLocation) {
        // In slices, a long page would grow by many screens under the reader, who would see an empty one.
        renderAllBlocks();
      }
    }
  },
} satisfies ClientModule;
