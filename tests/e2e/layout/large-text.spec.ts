import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

/** Sets the reader's font size, in pixels, as the settings of the browser do. */
async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', {fontSizes: {standard: size, fixed: size}});
}

test.use({viewport: {width: 360, height: 740}});

test('icons of the navbar and the announcement grow with the text of the reader, and nothing overlaps', async ({
  page,
  open,
}) => {
  const navbar = page.locator('nav.navbar');
  const button = navbar.getByRole('button', {name: /^Search/});
  const parts = {
    toggle: navbar.locator('.navbar__toggle svg'),
    logo: navbar.locator('.navbar__logo img:visible'),
    search: button.locator('svg'),
    dismissal: page.getByRole('button', {name: 'Close'}).locator('svg'),
  };
  const widths = async () =>
    Promise.all(
      Object.values(parts).map(async (part) => Math.round((await part.boundingBox())?.width ?? 0)),
    );
  await open('/guides/vpn');
  expect(await widths()).toEqual([30, 32, 20, 14]);
  await setFontSize(page, 32);
  await expect.poll(widths).toEqual([60, 64, 40, 28]);

  const brand = await navbar.locator('.navbar__brand').boundingBox();
  const search = await button.boundingBox();
  expect((brand?.x ?? 0) + (brand?.width ?? Infinity)).toBeLessThanOrEqual(search?.x ?? 0);
});

test('the row of sections on the search page fades where it goes on, and not at its end', async ({
  page,
  open,
}) => {
  await open('/search?q=update');
  const row = page.getByRole('main').getByRole('group', {name: 'Section'});
  const fade = () =>
    row.evaluate((node) => getComputedStyle(node).getPropertyValue('--sections-fade'));
  await expect.poll(fade).toBe('32px');
  await row.evaluate((node) => (node.scrollLeft = node.scrollWidth));
  await expect.poll(fade).toBe('0px');

  await page.setViewportSize({width: 1280, height: 740});
  await row.evaluate((node) => (node.scrollLeft = 0));
  await expect.poll(fade).toBe('0px');
});
