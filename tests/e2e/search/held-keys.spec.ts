import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {searchOf, typeQuery} from './dialog';

// Keyboards repeat keys that are held down.

async function holdKey(page: Page, key: string, times = 6) {
  for (let time = 0; time < times; time++) {
    await page.keyboard.down(key);
  }
}

test.beforeEach(async ({open}) => {
  await open('/guides/example');
});

test('holding Enter on a hit opens it, and nothing on the next page', async ({page}) => {
  const {button, dialog} = searchOf(page);
  await button.click();
  await typeQuery(page, 'vpn');
  await holdKey(page, 'Enter');
  await expect(page).toHaveURL(/\/guides\/vpn/);
  await expect(dialog).toHaveCount(0);
  // The page takes the focus when it comes, which is after its address.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect to a VPN');
  await button.focus();
  await holdKey(page, 'Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.up('Enter');
  // A new press works again.
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
});

test('holding Ctrl+Enter on a hit opens one tab', async ({page, context}) => {
  await searchOf(page).button.click();
  await typeQuery(page, 'vpn');
  await page.keyboard.down('Control');
  const opened = context.waitForEvent('page');
  await holdKey(page, 'Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await (await opened).waitForLoadState();
  // Tabs that were opened before would be listed before this one.
  const next = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await next).waitForLoadState();
  expect(context.pages()).toHaveLength(3);
});

test('holding / opens the search without typing into it', async ({page}) => {
  const {input} = searchOf(page);
  await holdKey(page, '/');
  await expect(input).toBeFocused();
  await holdKey(page, '/');
  await page.keyboard.up('/');
  await expect(input).toHaveValue('');
  // Inside the search, it repeats like any character.
  await holdKey(page, '/', 3);
  await expect(input).toHaveValue('///');
  await page.keyboard.up('/');
});

test('holding Escape only closes the search', async ({page}) => {
  await page.getByRole('button', {name: 'Enlarge the image'}).click();
  const image = page.getByRole('dialog', {name: 'Enlarged image'});
  await expect(image).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(searchOf(page).input).toBeFocused();
  await holdKey(page, 'Escape');
  await expect(searchOf(page).dialog).toHaveCount(0);
  await expect(image).toBeVisible();
  await page.keyboard.up('Escape');
  await page.keyboard.press('Escape');
  await expect(image).toBeHidden();
});

test('holding Enter on the menu button leaves the menu open', async ({page}) => {
  await page.setViewportSize({width: 800, height: 700});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).focus();
  await holdKey(page, 'Enter');
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu.locator(':focus')).toHaveCount(1);
  await holdKey(page, 'Enter');
  await expect(menu).toHaveCount(1);
  await page.keyboard.up('Enter');
});

test('holding Space on a sidebar category leaves it open', async ({page, open}) => {
  await open('/guides/vpn');
  const category = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('button', {name: /Make it yours/});
  await category.focus();
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await holdKey(page, ' ', 2);
  await page.keyboard.up(' ');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await holdKey(page, ' ', 4);
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.up(' ');
});
