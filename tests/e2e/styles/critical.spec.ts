import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {searchOf} from '../search/dialog';
import {criticalDifferences, styleDifferences} from './difference';
import {styledPages} from './pages';

test.setTimeout(180_000);

/**
 * Expects the page to look the same with the styles that it needs at once alone, in windows of two
 * widths.
 */
async function expectCriticalStylesOnScreens(page: Page): Promise<void> {
  expect(await criticalDifferences(page), 'on a desktop').toEqual([]);
  await page.setViewportSize({width: 360, height: 740});
  expect(await criticalDifferences(page), 'on a phone').toEqual([]);
}

/** The same, also in the colors of the system and on paper, which have no dark mode. */
async function expectCriticalStyles(page: Page): Promise<void> {
  await expectCriticalStylesOnScreens(page);
  await page.emulateMedia({forcedColors: 'active'});
  expect(await criticalDifferences(page), 'in forced colors').toEqual([]);
  await page.emulateMedia({forcedColors: 'none', media: 'print'});
  expect(await criticalDifferences(page), 'on paper').toEqual([]);
}

test.describe('before the scripts of a page run, it looks as with its whole style sheets', () => {
  test.use({tolerated: /\/assets\/js\/|^console error: Failed to load resource/});

  for (const [type, path] of Object.entries(styledPages)) {
    // Rules about the color mode stay in the head whatever a page has in it, so two pages tell.
    const modes: ('light' | 'dark')[] = ['/', '/guides/example'].includes(path)
      ? ['light', 'dark']
      : ['light'];
    for (const colorScheme of modes) {
      test(`${type}, ${colorScheme}`, async ({page}) => {
        await page.emulateMedia({colorScheme});
        await page.route('**/assets/js/**', (route) => route.abort());
        // Otherwise the home page shows what is wrong.
        await page.addInitScript(() => Object.assign(window, {docusaurus: {}}));
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await (colorScheme === 'light' ? expectCriticalStyles : expectCriticalStylesOnScreens)(
          page,
        );
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

test('the sheets that scripts load come after those of the page', async ({page, open}) => {
  await open('/guides/vpn');
  const {button, dialog} = searchOf(page);
  await button.click();
  await expect(dialog).toBeVisible();
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(
      ({ownerNode}) =>
        ownerNode instanceof Element &&
        (ownerNode.getAttribute('data-href') ?? ownerNode.getAttribute('href')),
    ),
  );
  expect(sheets).toEqual([
    null,
    expect.stringMatching(/^\/assets\/css\/styles\./),
    expect.stringMatching(/\.css$/),
    expect.stringMatching(/^\/assets\/css\/loaded\./),
  ]);
});
