// cspell:words rollbakc
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {documentationItem, holdCode} from '../states/code';
import {engineStart, searchOf} from './dialog';

const isWaiting = (page: Page) => page.locator('html[data-early-search] .DocSearch-Button');

/** What a reader does before the page is alive, and the query that the dialog then has. */
const attempts: [string, (page: Page) => Promise<void>, string][] = [
  [
    'Ctrl+K and a query',
    async ({keyboard}) => {
      await keyboard.press('Control+k');
      await keyboard.type('rollbakc');
      await keyboard.press('Backspace');
      await keyboard.press('Backspace');
      await keyboard.type('ck');
      await keyboard.press('Enter');
    },
    'rollback',
  ],
  [
    'a slash, which may be part of the query, too',
    async ({keyboard}) => {
      await keyboard.press('/');
      await keyboard.type('/var');
    },
    '/var',
  ],
  [
    'a slash that is held down',
    async ({keyboard}) => {
      await keyboard.down('/');
      await keyboard.down('/');
      await keyboard.down('/');
      await keyboard.up('/');
      await keyboard.type('vpn');
    },
    'vpn',
  ],
  ['a click on the search button', (page) => page.locator('.DocSearch-Button').click(), ''],
  [
    'Enter on the search button',
    async (page) => {
      await page.locator('.DocSearch-Button').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.type('vpn');
    },
    'vpn',
  ],
];

for (const [what, act, query] of attempts) {
  test(`${what} before the page is alive opens the search`, async ({page}) => {
    const release = await holdCode(page, documentationItem);
    // The page has not loaded as long as its code has not.
    await page.goto('/guides/vpn', {waitUntil: 'commit'});
    await expect(page.locator('.DocSearch-Button')).toBeVisible();
    await act(page);
    await expect(isWaiting(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    release();
    const {dialog, input} = searchOf(page);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue(query);
    await expect(isWaiting(page)).toHaveCount(0);
    if (query !== '') {
      await expect(dialog.getByRole('option').first()).toBeVisible(engineStart);
    }
    // The listener of the first moments is gone: the search is closed once, and not opened again.
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeHidden();
  });
}

/** What a reader does before the page is alive that is not meant for the search. */
const others: [string, string, (page: Page) => Promise<void>][] = [
  [
    'Ctrl+K twice',
    '/guides/vpn',
    async ({keyboard}) => {
      await keyboard.press('Control+k');
      await keyboard.press('Control+k');
    },
  ],
  [
    'Ctrl+K and Escape',
    '/guides/vpn',
    async ({keyboard}) => {
      await keyboard.press('Control+k');
      await keyboard.press('Escape');
    },
  ],
  ['other keys', '/guides/vpn', ({keyboard}) => keyboard.type('k')],
  [
    'a slash in a field',
    '/reference/glossary',
    async (page) => {
      const field = page.getByRole('searchbox', {name: 'Filter the glossary'});
      await field.pressSequentially('/etc');
      await expect(field).toHaveValue('/etc');
    },
  ],
];

for (const [what, path, act] of others) {
  test(`${what} before the page is alive opens nothing`, async ({page}) => {
    const release = await holdCode(page, documentationItem);
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page.locator('.DocSearch-Button')).toBeVisible();
    await act(page);
    await expect(isWaiting(page)).toHaveCount(0);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(searchOf(page).dialog).toBeHidden();
  });
}
