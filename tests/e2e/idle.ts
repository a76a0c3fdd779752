import type {Page} from '@playwright/test';

/**
 * Waits until the page has nothing left to do. React shows what a pointer opens before its effects
 * run, and so before it listens to the keys that close it.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // On a machine with other work to do, a browser may find no idle moment of its own accord.
        requestIdleCallback(() => resolve(), {timeout: 30_000});
      }),
  );
}
