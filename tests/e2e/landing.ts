import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** The room above what a link leads to, in CSS pixels. */
const room = 32;

/** Whether the section's heading has room above it, below the navbar where that is shown, and nothing over it. */
export async function expectLanded(page: Page, section: string): Promise<void> {
  await expect(async () => {
    const place = await page.locator(`#${section}`).evaluate((heading) => {
      const {top, bottom, left} = heading.getBoundingClientRect();
      const covers = [top + 1, (top + bottom) / 2, bottom - 1]
        .map((y) => document.elementFromPoint(left + 5, y))
        .filter((element) => !heading.contains(element));
      const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      return {top: top - Math.max(navbar, 0), isCovered: covers.length > 0};
    });
    expect(place.isCovered, 'something lies over the heading').toBe(false);
    expect(Math.round(place.top)).toBe(room);
  }).toPass({timeout: 15_000});
}
