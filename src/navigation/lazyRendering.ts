import type {ClientModule} from '@docusaurus/types';
import whenIdle from './whenIdle';

// The browser styles and lays out what is in view, and skips the rest of a page's text
// (content-visibility in src/css/content.css), so that a long page is shown and awake as soon as a
// short one. Once it is, the rest follows in slices: from then on, heights are no longer estimates.

/** So few that no slice takes a slow phone more than 50 ms. */
const blocksPerSlice = 5;

/** A browser that is never idle takes the next slice after this time, in milliseconds. */
const longestWait = 200;

/** Blocks stand in the text of a page, or in a component that says so, as Filter does. */
export const blockSelector = '.theme-doc-markdown > :not(:has(> [data-blocks])), [data-blocks] > *';

/** The headings, paragraphs and so on of a page of the docs, of which the browser skips some. */
export function blocksOfText(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(blockSelector)];
}

/** Lays out the whole page at once, for what needs its height now. */
export function renderAllBlocks(): void {
  render(blocksOfText());
}

/** Lays out the rest of the page in slices, whenever the browser is idle. */
export function layOutWhenIdle(): void {
  whenIdle(() => {
    const skipped = blocksOfText().filter(({style}) => style.contentVisibility === '');
    render(skipped.slice(0, blocksPerSlice));
    if (skipped.length > blocksPerSlice) {
      layOutWhenIdle();
    }
  }, longestWait);
}

function render(skipped: readonly HTMLElement[]): void {
  for (const block of skipped) {
    block.style.contentVisibility = 'visible';
  }
}

export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      layOutWhenIdle();
    }
  },
} satisfies ClientModule;
