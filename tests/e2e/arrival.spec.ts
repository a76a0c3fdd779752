import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

/** The movements of a page's text when a link has just led to it. */
function movementsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const root = document.documentElement;
        new MutationObserver(() => {
          const article = document.querySelector('main article');
          const animations = article?.getAnimations() ?? [];
          resolve(
            animations.map((each) => (each instanceof CSSAnimation ? each.animationName : each.id)),
          );
        }).observe(root, {attributeFilter: ['data-arriving']});
      }),
  );
}

const next = '.theme-doc-sidebar-menu a[href="/guides/storage"]';

for (const [motion, movements] of [
  ['no-preference', ['arrive']],
  ['reduce', []],
] as const) {
  test.describe(`for readers whose motion is set to ${motion}`, () => {
    test.use({contextOptions: {reducedMotion: motion}});

    test(`the next page ${movements.length > 0 ? 'comes up into its place' : 'stands still'}`, async ({
      page,
      open,
    }) => {
      await open('/guides/vpn');
      const moved = movementsOf(page);
      await page.locator(next).click();
      expect(await moved).toEqual(movements);
      await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
    });
  });
}
