import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** The space above a link target, in CSS pixels. */
const space = 32;

/** Checks that a heading is at its scroll position below the navbar, and that nothing covers it. */
export async function expectLanded(page: Page, section: string): Promise<void> {
  await expect(async () => {
    const position = await page.locator(`#${section}`).evaluate((heading) => {
      const {top, bottom, left} = heading.getBoundingClientRect();
      const covers = [top + 1, (top + bottom) / 2, bottom - 1]
        .map((y) => document.elementFromPoint(left + 5, y))
        .filter((element) => !heading.contains(element));
      const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      return {top: top - Math.max(navbar, 0), isCovered: covers.length > 0};
    });
    expect(position.isCovered, 'the heading is covered').toBe(false);
    expect(Math.round(position.top)).toBe(space);
  }).toPass({timeout: 15_000});
}
