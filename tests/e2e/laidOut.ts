import type {Page} from '@playwright/test';

/**
 * Waits until a page is hydrated and the browser has laid out its whole text
 * (src/navigation/lazyRendering.ts). The page itself looks at each frame: to ask it from outside, at
 * growing intervals, takes a fifth of a second longer, hundreds of times.
 */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.hasHydrated === 'true' &&
      [...document.querySelectorAll('.theme-doc-markdown > *, [data-blocks] > *')].every(
        (block) => getComputedStyle(block).contentVisibility === 'visible',
      ),
    undefined,
    {timeout: 15_000},
  );
}
