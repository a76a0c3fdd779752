import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {openSearch, searchOf} from './dialog';
import {entry, keys} from '../../storedSearches';
import {read, storeSearches} from './stored';

const emergencies = (page: Page) =>
  searchOf(page).dialog.getByRole('navigation', {name: 'Something is broken'}).getByRole('link');
const mostUsed = (page: Page) =>
  searchOf(page).dialog.getByRole('navigation', {name: 'Popular pages'}).getByRole('link');

test('the start screen links to the four emergencies and to popular pages', async ({
  page,
  open,
}) => {
  await open('/guides/vpn');
  await openSearch(page);
  await expect(emergencies(page)).toHaveText([
    'Aurora does not start',
    'Undo an update',
    'The disk is full',
    'Forgot the password',
  ]);
  await expect(mostUsed(page)).not.toHaveCount(0);
  await expect(searchOf(page).dialog.getByText('No recent searches')).toBeVisible();
  const targets = await Promise.all(
    [...(await emergencies(page).all()), ...(await mostUsed(page).all())].map(
      async (link) => (await link.getAttribute('href')) ?? '',
    ),
  );
  for (const target of targets) {
    const {pathname, hash} = new URL(target, 'http://localhost');
    const response = await page.request.get(pathname);
    expect(response.status(), target).toBe(200);
    // The minifier removes optional quotes.
    expect(await response.text(), target).toMatch(new RegExp(`id="?${hash.slice(1)}\\b`));
  }
});

test('an emergency can be opened by keyboard, which closes the search', async ({page, open}) => {
  await open('/guides/vpn');
  await openSearch(page);
  await emergencies(page).nth(3).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides/rescue-mode#set-a-new-password');
  await expect(searchOf(page).dialog).toHaveCount(0);
  await expect(page.locator('#set-a-new-password')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 640}});

  test('the whole start screen is in the viewport', async ({page, open}) => {
    await open('/guides/vpn');
    await openSearch(page);
    await expect(searchOf(page).dialog.getByText('No recent searches')).toBeInViewport();
  });

  test('recent searches are in the viewport, too', async ({page, open}) => {
    await storeSearches(page, 'a b c');
    await open('/guides/vpn');
    await openSearch(page);
    await expect(searchOf(page).options.first()).toBeInViewport();
  });
});

test('an eleventh favorite is refused with a message, and stays a recent search', async ({
  page,
  open,
}) => {
  await storeSearches(page, 'k', 'a b c d e f g h i j');
  await open('/guides/gaming');
  await openSearch(page);
  const {dialog, options} = searchOf(page);
  await expect(options).toHaveCount(11);
  const save = dialog.getByRole('button', {name: 'Save "Search k" as a favorite'});
  const full = 'You can keep 10 favorites. Remove one of them first.';
  await save.click();
  await expect(dialog.getByRole('status').filter({hasText: full})).toBeVisible();
  await expect(save).toBeFocused();
  expect(await read(page, keys.favorites)).toHaveLength(10);
  expect(await read(page, keys.recents)).toHaveLength(1);
  await dialog.getByRole('button', {name: 'Remove "Search a" from favorites'}).click();
  await expect(dialog.getByText(full)).toHaveCount(0);
  await save.click();
  await expect(
    dialog.getByRole('button', {name: 'Remove "Search k" from favorites'}),
  ).toBeVisible();
});

test('a stored search that links to a file opens the file', async ({page, open}) => {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    keys.recents,
    JSON.stringify([{...entry('a'), url: '/licenses.txt'}]),
  ] as const);
  await open('/guides/gaming');
  await openSearch(page);
  await searchOf(page).options.first().click();
  await expect(page).toHaveURL('/licenses.txt');
  await expect(page.locator('body')).toContainText('react');
});
