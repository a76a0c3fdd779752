import type {Page} from '@playwright/test';

/** Has the reader of the page save data: no code is fetched ahead. To be called before it opens. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}
