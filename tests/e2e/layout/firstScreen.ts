import type {Page} from '@playwright/test';
import {firstScreenBlocks} from '../../../src/config/firstScreen';

/** The highest window at 1,280 px in which pages begin with so few blocks, in CSS pixels. */
const height = 1000;

/**
 * Blocks that come after the first paint of a page (src/navigation/useFirstScreen.ts), although the
 * window shows them before it is scrolled.
 */
export async function lateBlocksOf(page: Page): Promise<string[]> {
  await page.setViewportSize({width: 1280, height});
  return page.evaluate(lateInView, firstScreenBlocks);
}

function lateInView(first: number): string[] {
  return [...document.querySelectorAll('.theme-doc-markdown, [data-blocks]')]
    .flatMap((parent) => [...parent.children].slice(first))
    .map((block) => ({block, top: block.getBoundingClientRect().top + window.scrollY}))
    .filter(({top}) => top < window.innerHeight)
    .map(({block, top}) => `${Math.round(top)} px: ${block.textContent.slice(0, 40)}`);
}
