import type {Page} from '@playwright/test';

/**
 * Waits until the page is idle. React renders before its effects run, so what a pointer opens may be
 * visible before it listens to the keyboard.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // A busy machine may have no idle period.
        requestIdleCallback(() => resolve(), {timeout: 30_000});
      }),
  );
}
