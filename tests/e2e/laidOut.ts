import {expect, type Page} from '@playwright/test';

/** Waits until the browser has laid out the whole text of a page (src/navigation/lazyRendering.ts). */
export async function expectLaidOut(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('.theme-doc-markdown > *')
        .evaluateAll(
          (blocks) =>
            blocks.filter((block) => getComputedStyle(block).contentVisibility === 'auto').length,
        ),
    )
    .toBe(0);
}
