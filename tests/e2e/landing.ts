import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** Whether the section's heading is near the top of the window, with nothing over it. */
export async function expectLanded(page: Page, section: string): Promise<void> {
  await expect(async () => {
    const place = await page.locator(`#${section}`).evaluate((heading) => {
      const {top, bottom, left} = heading.getBoundingClientRect();
      const covers = [top + 1, (top + bottom) / 2, bottom - 1]
        .map((y) => document.elementFromPoint(left + 5, y))
        .filter((element) => !heading.contains(element));
      return {top, isCovered: covers.length > 0};
    });
    expect(place.isCovered, 'something lies over the heading').toBe(false);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeLessThan(100);
  }).toPass({timeout: 15_000});
}
