import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {searchOf} from '../search/dialog';
import {criticalDifferences, styleDifferences} from './difference';
import {styledPages} from './pages';

test.setTimeout(180_000);

/** Expects the page to look the same with the styles in its head alone, in several circumstances. */
async function expectCriticalStyles(page: Page): Promise<void> {
  const expectSame = async (state: string): Promise<void> => {
    expect(await criticalDifferences(page), state).toEqual([]);
  };
  await expectSame('on a desktop');
  await page.setViewportSize({width: 360, height: 740});
  await expectSame('on a phone');
  await page.emulateMedia({forcedColors: 'active'});
  await expectSame('in forced colors');
  await page.emulateMedia({forcedColors: 'none', media: 'print'});
  await expectSame('on paper');
}

test.describe('before the scripts of a page run, it looks as with its whole style sheets', () => {
  test.use({tolerated: /\/assets\/js\/|^console error: Failed to load resource/});

  for (const [type, path] of Object.entries(styledPages)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${type}, ${colorScheme}`, async ({page}) => {
        await page.emulateMedia({colorScheme});
        await page.route('**/assets/js/**', (route) => route.abort());
        // Otherwise the home page shows what is wrong.
        await page.addInitScript(() => Object.assign(window, {docusaurus: {}}));
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expectCriticalStyles(page);
      });
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const path of ['/', '/guides/example', '/blog']) {
    test(`${path} looks as with its whole style sheets, and has them`, async ({page}) => {
      await page.goto(path);
      await expectCriticalStyles(page);
      await page.emulateMedia({media: 'screen'});
      expect(await styleDifferences(page)).toEqual([]);
    });
  }
});

test('scripts wait for the whole style sheets, so that what they open is styled', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/css/styles.*.css', async (route) => {
    await released;
    await route.continue();
  });
  const mainScript = page.waitForResponse(/\/assets\/js\/main\.\w+\.js$/);
  await page.goto('/guides/vpn', {waitUntil: 'commit'});
  await (await mainScript).finished();
  // The page is painted without them.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const {button, dialog} = searchOf(page);
  await button.click();
  await expect(dialog).toBeVisible();
  expect(await styleDifferences(page)).toEqual([]);
});
