import type {Page} from '@playwright/test';

/** The highest window, in CSS pixels, in which content.css paints the first blocks of a page first. */
const highestWindow = 1000;

/**
 * Blocks that a window of that height shows before it is scrolled, although the first paint of a page
 * that a link leads to goes without them (src/navigation/firstScreen.ts).
 */
export function lateBlocksOf(page: Page): Promise<string[]> {
  return page.evaluate(
    (height) =>
      [
        ...document.querySelectorAll(
          ':is(.theme-doc-markdown, [data-blocks]) > :nth-child(n + 13):not(h2, h3, h4)',
        ),
      ]
        .map((block) => ({block, top: block.getBoundingClientRect().top + window.scrollY}))
        .filter(({top}) => top < height)
        .map(({block, top}) => `${Math.round(top)} px: ${block.textContent.slice(0, 40)}`),
    highestWindow,
  );
}
