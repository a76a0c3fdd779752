import type {Page} from '@playwright/test';
import {blockSelector} from '../../src/navigation/lazyRendering';

/**
 * Waits until a page is hydrated, whole (src/navigation/BelowFirstScreen.tsx) and laid out by the
 * browser (src/navigation/lazyRendering.ts). The page itself looks at each frame: to ask it from
 * outside, at growing intervals, takes a fifth of a second longer, hundreds of times.
 */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      document.documentElement.dataset.hasHydrated === 'true' &&
      document.querySelector('.below-first-screen') === null &&
      [...document.querySelectorAll(selector)].every(
        (block) => getComputedStyle(block).contentVisibility === 'visible',
      ),
    blockSelector,
    // A long page on a slow line takes that long on a busy machine.
    {timeout: 60_000},
  );
}
