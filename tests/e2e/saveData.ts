import type {Page} from '@playwright/test';

/** Simulates a browser that saves data, so that nothing is prefetched. Call it before opening the page. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}
