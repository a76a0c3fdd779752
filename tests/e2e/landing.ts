import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** The space above a link target, in CSS pixels. */
const space = 32;

/** Checks that a heading is at its scroll position below the bars at the top, and that nothing covers it. */
export async function expectLanded(page: Page, section: string): Promise<void> {
  await expect(async () => {
    const position = await page.locator(`#${section}`).evaluate((heading) => {
      const {top, bottom, left} = heading.getBoundingClientRect();
      const covers = [top + 1, (top + bottom) / 2, bottom - 1]
        .map((y) => document.elementFromPoint(left + 5, y))
        .filter((element) => !heading.contains(element));
      const bars = [
        '.navbar',
        '.theme-doc-toc-mobile',
        'main form[role=search]',
        // On phones it alone stays.
        'main form[role=search] > input',
      ].flatMap((selector) => document.querySelector(selector)?.getBoundingClientRect() ?? []);
      // Each stays at the top, below the ones before it, up to 8 px apart.
      const edge = bars.reduce(
        (last, bar) => (bar.top <= last + 8 ? Math.max(last, bar.bottom) : last),
        0,
      );
      return {top: top - edge, isCovered: covers.length > 0};
    });
    expect(position.isCovered, 'the heading is covered').toBe(false);
    // Browsers scroll to whole pixels, and once more when something above changes its height.
    expect(Math.abs(position.top - space)).toBeLessThan(1.5);
  }).toPass({timeout: 15_000});
}
