import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {searchOf, typeQuery} from './dialog';

// A key that is held down acts once; the keyboard repeats it.

async function hold(page: Page, key: string, times = 6) {
  for (let time = 0; time < times; time++) {
    await page.keyboard.down(key);
  }
}

test.beforeEach(async ({open}) => {
  await open('/guides/example');
});

test('Enter held on a hit opens it, and nothing after that', async ({page}) => {
  const {button, dialog} = searchOf(page);
  await button.click();
  await typeQuery(page, 'vpn');
  await hold(page, 'Enter');
  await expect(page).toHaveURL(/\/guides\/vpn/);
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await hold(page, 'Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.up('Enter');
  // The next press is one of its own.
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
});

test('Ctrl+Enter held on a hit opens one tab', async ({page, context}) => {
  await searchOf(page).button.click();
  await typeQuery(page, 'vpn');
  await page.keyboard.down('Control');
  const opened = context.waitForEvent('page');
  await hold(page, 'Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await (await opened).waitForLoadState();
  // Another tab that was asked for would be there before the one of this press.
  const next = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await next).waitForLoadState();
  expect(context.pages()).toHaveLength(3);
});

test('a slash that is held opens the search and stays out of it', async ({page}) => {
  const {input} = searchOf(page);
  await hold(page, '/');
  await expect(input).toBeFocused();
  await hold(page, '/');
  await page.keyboard.up('/');
  await expect(input).toHaveValue('');
  // Inside the search it is a character like any other, held or not.
  await hold(page, '/', 3);
  await expect(input).toHaveValue('///');
});

test('Escape that is held closes the search alone', async ({page}) => {
  await page.getByRole('button', {name: 'Enlarge the image'}).click();
  const image = page.getByRole('dialog', {name: 'Enlarged image'});
  await expect(image).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(searchOf(page).input).toBeFocused();
  await hold(page, 'Escape');
  await expect(searchOf(page).dialog).toHaveCount(0);
  await expect(image).toBeVisible();
  await page.keyboard.up('Escape');
  await page.keyboard.press('Escape');
  await expect(image).toBeHidden();
});

test('Enter held on the button of the menu opens it, and leaves it open', async ({page}) => {
  await page.setViewportSize({width: 800, height: 700});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).focus();
  await hold(page, 'Enter');
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu.locator(':focus')).toHaveCount(1);
  await hold(page, 'Enter');
  await expect(menu).toHaveCount(1);
});

test('Space held on a category of the sidebar opens it, and leaves it open', async ({
  page,
  open,
}) => {
  await open('/guides/vpn');
  const category = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('button', {name: /Make it yours/});
  await category.focus();
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await hold(page, ' ', 2);
  await page.keyboard.up(' ');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await hold(page, ' ', 4);
  await expect(category).toHaveAttribute('aria-expanded', 'false');
});
