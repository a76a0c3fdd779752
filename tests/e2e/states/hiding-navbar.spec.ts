import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../fixtures';

/** The class with which the theme hides the navbar. */
const hidden = /\bnavbarHidden_/;

const long = '/guides/basic-usage';

function navbarOf(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'});
}

/** Scrolls as a reader does, and waits until the page is there and has been told. */
async function scroll(page: Page, by: number) {
  const y = () => page.evaluate(() => Math.round(window.scrollY));
  const from = await y();
  await page.mouse.wheel(0, by);
  await expect.poll(y).toBe(from + by);
  // The event of it comes before the next frame; two steps could otherwise become one.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Scrolls down far enough that a navbar in the way hides; one step only says where the page was. */
async function scrollDown(page: Page) {
  await scroll(page, 300);
  await scroll(page, 300);
}

/** Waits until the theme has asked the navbar to hide, and until nothing of it moves any more. */
async function expectStaysDespiteScroll(page: Page) {
  const navbar = navbarOf(page);
  await expect(navbar).toHaveClass(hidden);
  await navbar.evaluate((element) =>
    Promise.all(element.getAnimations().map(({finished}) => finished)),
  );
  await expect(navbar).toBeInViewport({ratio: 1});
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    test.beforeEach(async ({page, open}) => {
      await open(long);
      await page.mouse.move(width / 2, 500);
    });

    test('the navbar is there at the top and goes while the reader scrolls down', async ({
      page,
    }) => {
      await expect(navbarOf(page)).toBeInViewport({ratio: 1});
      await scrollDown(page);
      await expect(navbarOf(page)).not.toBeInViewport();
      await scroll(page, 300);
      await expect(navbarOf(page)).not.toBeInViewport();
    });

    test('the navbar comes back on the way up, anywhere on the page', async ({page}) => {
      await scrollDown(page);
      await expect(navbarOf(page)).not.toBeInViewport();
      await scroll(page, -50);
      await expect(navbarOf(page)).toBeInViewport({ratio: 1});
      await scrollDown(page);
      await expect(navbarOf(page)).not.toBeInViewport();
    });

    test('the navbar is back at the top and on the next page', async ({page}) => {
      await scrollDown(page);
      await expect(navbarOf(page)).not.toBeInViewport();
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      await expect(navbarOf(page)).toBeInViewport({ratio: 1});
      await scrollDown(page);
      await expect(navbarOf(page)).not.toBeInViewport();
      await page.getByRole('link', {name: /^Next/}).click();
      await expect(page).not.toHaveURL(long);
      await expect(navbarOf(page)).toBeInViewport({ratio: 1});
    });
  });
}

test.describe('at 1280 px', () => {
  test.beforeEach(async ({page, open}) => {
    await open(long);
    await page.mouse.move(700, 500);
  });

  test('the navbar stays while the keyboard is in it, and goes when it leaves', async ({page}) => {
    await page.keyboard.press('Tab');
    const link = navbarOf(page).getByRole('link', {name: 'Blog'});
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused({timeout: 1});
    }).toPass({intervals: [1]});
    await scrollDown(page);
    await expectStaysDespiteScroll(page);
    await page.locator('main').getByRole('link').first().focus();
    await scrollDown(page);
    await expect(navbarOf(page)).not.toBeInViewport();
  });

  test('the navbar stays while one of its lists is open', async ({page}) => {
    const toggle = navbarOf(page).getByRole('button', {name: 'Next'});
    await toggle.click();
    await page.mouse.move(700, 500);
    await scrollDown(page);
    await expectStaysDespiteScroll(page);
    await expect(navbarOf(page).getByRole('link', {name: 'Release streams'})).toBeInViewport();
    await page.mouse.click(700, 500);
    await scrollDown(page);
    await expect(navbarOf(page)).not.toBeInViewport();
  });

  test('a button that was clicked does not hold the navbar', async ({page}) => {
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await page.mouse.move(700, 500);
    await scrollDown(page);
    await expect(navbarOf(page)).not.toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 800}});

  test('the open menu stays when the page below it scrolls', async ({page, open}) => {
    await open(long);
    await scrollDown(page);
    await scroll(page, -50);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const link = page.locator('.navbar-sidebar').getByRole('link', {name: 'System requirements'});
    await expect(link).toBeInViewport();
    // One step may only tell the theme where the page is; a reader takes several.
    await expect(async () => {
      await page.evaluate(() => window.scrollBy({top: 50, behavior: 'instant'}));
      await expect(navbarOf(page)).toHaveClass(hidden, {timeout: 100});
    }).toPass({intervals: [1]});
    await expectStaysDespiteScroll(page);
    await expect(link).toBeInViewport();
  });
});
