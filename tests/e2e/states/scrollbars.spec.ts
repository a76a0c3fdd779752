import type {Page} from '@playwright/test';
import {expect, test as base} from '../fixtures';
import {searchOf} from '../search/dialog';

/** A browser whose scrollbars take room, as on most desktops. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({launchOptions}, run) => {
      await run({...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']});
    },
    {scope: 'worker'},
  ],
});

const path = '/guides/basic-usage';

/** Where the parts of the page begin and end, in pixels. */
function edgesOf(page: Page) {
  return page.evaluate(() =>
    ['.navbar__inner', 'main', '.table-of-contents'].map((selector) => {
      const {left, right} = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return {selector, left, right};
    }),
  );
}

const roomOfScrollbar = (page: Page) =>
  page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);

test.beforeEach(async ({page, open}) => {
  await open(path);
  expect(await roomOfScrollbar(page)).toBeGreaterThan(0);
});

test('the page does not move aside as the search opens and closes', async ({page}) => {
  const before = await edgesOf(page);
  const {button, dialog} = searchOf(page);
  await button.click();
  await expect(dialog).toBeVisible();
  expect(await roomOfScrollbar(page)).toBe(0);
  expect(await edgesOf(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => roomOfScrollbar(page)).toBeGreaterThan(0);
  expect(await edgesOf(page)).toEqual(before);
});

test('the page does not move aside as an image is enlarged, nor as the search opens over it', async ({
  page,
}) => {
  const enlarge = page.getByRole('button', {name: 'Enlarge the image'}).first();
  await enlarge.scrollIntoViewIfNeeded();
  const before = await edgesOf(page);
  await enlarge.click();
  const image = page.getByRole('dialog', {name: 'Enlarged image'});
  await expect(image.getByRole('img')).toBeVisible();
  expect(await roomOfScrollbar(page)).toBe(0);
  expect(await edgesOf(page)).toEqual(before);
  await page.keyboard.press('Control+k');
  const {dialog} = searchOf(page);
  await expect(dialog).toBeVisible();
  expect(await edgesOf(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await roomOfScrollbar(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(image).toBeHidden();
  await expect.poll(() => roomOfScrollbar(page)).toBeGreaterThan(0);
  expect(await edgesOf(page)).toEqual(before);
});
