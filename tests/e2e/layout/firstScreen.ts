import type {Page} from '@playwright/test';
import {blockSelector} from '../../../src/navigation/lazyRendering';

/** Heights of windows: one for which content.css leaves out what is below, and a higher one. */
const heights = [1000, 1400];

/**
 * Blocks that the first paint of a page leaves out (src/navigation/firstScreen.ts), although the
 * window shows them before it is scrolled.
 */
export async function lateBlocksOf(page: Page): Promise<string[]> {
  const late: string[] = [];
  for (const height of heights) {
    await page.setViewportSize({width: 1280, height});
    late.push(...(await page.evaluate(hiddenInView, blockSelector)));
  }
  return late;
}

function hiddenInView(selector: string): string[] {
  const root = document.documentElement;
  const blocks = [...document.querySelectorAll<HTMLElement>(selector)];
  root.toggleAttribute('data-arriving', true);
  blocks.forEach(({style}) => style.removeProperty('content-visibility'));
  const hidden = blocks
    .filter((block) => getComputedStyle(block).contentVisibility === 'hidden')
    .map((block) => ({block, top: block.getBoundingClientRect().top + window.scrollY}))
    .filter(({top}) => top < window.innerHeight)
    .map(({block, top}) => `${Math.round(top)} px: ${block.textContent.slice(0, 40)}`);
  root.toggleAttribute('data-arriving', false);
  blocks.forEach(({style}) => style.setProperty('content-visibility', 'visible'));
  return hidden;
}
