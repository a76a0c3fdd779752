import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {searchOf} from '../search/dialog';

const long = '/guides/basic-usage';
const middle = 1500;

function navbarOf(page: Page) {
  return page.getByRole('navigation', {name: 'Main'});
}

/** Brings the reader to the middle of the page, where the navbar has hidden. */
async function goToMiddle(page: Page) {
  await page.mouse.move(300, 500);
  // The first step only tells the theme where the page is.
  for (const top of [middle - 200, middle]) {
    await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(navbarOf(page)).not.toBeInViewport();
}

/** The focus is in the navbar, all of it is seen, and the page is where it was. */
async function expectStayed(page: Page) {
  const navbar = navbarOf(page);
  await expect(navbar.locator(':focus')).toBeInViewport({ratio: 1});
  await expect(navbar).toBeInViewport({ratio: 1});
  // A page that is scrolled to what has the focus is so before the second frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(middle);
}

test.beforeEach(async ({open}) => {
  await open(long);
});

test.describe('the page stays where it is', () => {
  test('as the focus goes back into the hidden navbar', async ({page}) => {
    await goToMiddle(page);
    const link = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').first();
    await link.evaluate((element) => element.focus({preventScroll: true}));
    await page.keyboard.press('Shift+Tab');
    await expectStayed(page);
  });

  test('as the focus moves within the navbar', async ({page}) => {
    await goToMiddle(page);
    const {button} = searchOf(page);
    await button.evaluate((element) => element.focus({preventScroll: true}));
    await page.keyboard.press('Shift+Tab');
    await expectStayed(page);
    await page.keyboard.press('Tab');
    await expectStayed(page);
    await expect(button).toBeFocused();
  });

  test('as the search is closed, and opened by its button', async ({page}) => {
    await goToMiddle(page);
    const {button, dialog, input} = searchOf(page);
    await button.evaluate((element) => element.focus({preventScroll: true}));
    await page.keyboard.press('Enter');
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expectStayed(page);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 800}});

  test('the page stays where it is as the menu is closed by a key', async ({page}) => {
    await goToMiddle(page);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await toggle.evaluate((element) => element.focus({preventScroll: true}));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expectStayed(page);
  });
});
