import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {typeQuery} from '../search/dialog';

// What covers the page takes the reader's step back, on the first page of a visit, too.

/** Where the reader comes from: no page of Docusaurus, as a search engine would be none. */
const origin = '/licenses.txt';

const covers = [
  {
    name: 'the search',
    width: 1280,
    opener: (page: Page) => page.locator('nav.navbar').getByRole('button', {name: /^Search/}),
    dialog: 'Search the documentation',
  },
  {
    name: 'the menu',
    width: 600,
    opener: (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'}),
    dialog: 'Menu',
  },
  {
    name: 'an enlarged image',
    width: 600,
    opener: (page: Page) => page.getByRole('button', {name: 'Enlarge the image'}),
    dialog: 'Enlarged image',
  },
];

for (const {name, width, opener, dialog: label} of covers) {
  test.describe(name, () => {
    test.use({viewport: {width, height: 700}});

    test.beforeEach(async ({page, open}) => {
      await page.goto(origin);
      await open('/guides/example');
    });

    async function openCover(page: Page) {
      await opener(page).click();
      const dialog = page.getByRole('dialog', {name: label});
      await expect(dialog.locator(':focus')).toHaveCount(1);
      return dialog;
    }

    test('closes with a step back, which leaves the page as it is', async ({page}) => {
      const dialog = await openCover(page);
      const top = await page.evaluate(() => window.scrollY);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL('/guides/example');
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
      await page.goBack();
      await expect(page).toHaveURL(origin);
    });

    test('closed in another way, costs no step back', async ({page}) => {
      for (const time of ['first', 'second']) {
        const dialog = await openCover(page);
        await page.keyboard.press('Escape');
        await expect(dialog, time).toHaveCount(0);
        // A closed dialog stays in the page until its close event, a task later.
        await expect(page.locator('dialog'), time).toHaveCount(0);
      }
      await page.goBack();
      await expect(page).toHaveURL(origin);
    });

    test('does not come back with a step forward, and leaves the page as it is', async ({page}) => {
      await page.evaluate(() => window.scrollTo({top: 200, behavior: 'instant'}));
      const dialog = await openCover(page);
      const top = await page.evaluate(() => window.scrollY);
      expect(top).toBeGreaterThan(0);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await page.goForward();
      await expect(dialog).toHaveCount(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
      await page.goBack();
      await expect(page).toHaveURL(origin);
    });
  });
}

/** Opens a page by the search. */
async function openVpn(page: Page) {
  await page.keyboard.press('Control+k');
  await typeQuery(page, 'vpn');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guides\/vpn/);
}

test('a page that the search has opened leads back to the one it was opened on', async ({
  page,
  open,
}) => {
  await page.goto(origin);
  await open('/guides/example');
  await openVpn(page);
  await page.goBack();
  await expect(page).toHaveURL('/guides/example');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(origin);
});

test('a step back after a reload goes past what covered the page', async ({page, open}) => {
  await page.goto(origin);
  await open('/guides/example');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.goBack();
  await expect(page).toHaveURL(origin);
});

test.describe('below 996 px', () => {
  test.use({viewport: {width: 800, height: 800}});

  test('the menu does not stay over a page that the search has opened', async ({page, open}) => {
    await open('/guides/example');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu.locator(':focus')).toHaveCount(1);
    await openVpn(page);
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/guides/example');
  });

  test('a step back closes the search over the menu, and the next one the menu', async ({
    page,
    open,
  }) => {
    await page.goto(origin);
    await open('/guides/example');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', {name: 'Search the documentation'});
    await expect(search).toBeVisible();
    await page.goBack();
    await expect(search).toBeHidden();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await expect(page).toHaveURL('/guides/example');
  });
});
