import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {openSearch, searchOf} from '../search/dialog';
import {entry, keys} from '../../storedSearches';

/** All storage keys that the site reads. */
const allKeys = [
  ...Object.values(keys),
  '__DOCSEARCH_KEEPS_RECENT_SEARCHES__aurora-docs',
  'theme',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docs-preferred-version-default',
  'docusaurus.tab.way',
  // Followed by the page and a hash of the list.
  'aurora.checklist.',
  'aurora.reloaded',
  'aurora.scrollPositions',
];

for (const value of ['{"torn', '[null,5,{"objectID":[]}]', '__proto__']) {
  test(`the site works if all storage keys have the value ${value}`, async ({page, open}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.addInitScript(
      ([names, invalid]) => {
        const read = new Set<string>();
        Object.assign(window, {readKeys: read});
        for (const storage of [localStorage, sessionStorage]) {
          for (const name of names) {
            storage.setItem(name, invalid);
          }
        }
        const original = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem');
        Storage.prototype.getItem = function getItem(key: string) {
          const checklist = /^aurora\.checklist\./.exec(key)?.[0];
          read.add(checklist ?? key);
          return checklist ? invalid : (original?.value as Storage['getItem']).call(this, key);
        };
      },
      [allKeys, value] as const,
    );
    await open('/guides/example');
    const html = page.locator('html');
    const announcement = page.getByRole('banner');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await announcement.getByRole('button', {name: 'Close'}).click();
    await expect(announcement).toBeHidden();
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await openSearch(page);
    const {dialog, input, options, group} = searchOf(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await input.fill('tailscale');
    await expect(options.first()).toContainText(/tailscale/i, {timeout: 60_000});
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await openSearch(page);
    await expect(group('Recent').getByRole('option')).toHaveCount(1);
    const read = await page.evaluate(() => [
      ...((window as {readKeys?: Set<string>}).readKeys ?? []),
    ]);
    expect(allKeys).toEqual(expect.arrayContaining(read));
  });
}

test('two tabs can change favorites at the same time, and show the changes of the other', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/blog');
  await first.evaluate(([key, value]) => localStorage.setItem(key, value), [
    keys.recents,
    JSON.stringify(['a', 'b', 'c', 'd'].map(entry)),
  ] as const);
  await second.goto('/blog');
  for (const page of [first, second]) {
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await openSearch(page);
    await expect(searchOf(page).group('Recent').getByRole('option')).toHaveCount(4);
  }
  const save = (page: Page, name: string) =>
    searchOf(page)
      .dialog.getByRole('button', {name: `Save "Search ${name}" as a favorite`})
      .click();
  const favorites = (page: Page) => searchOf(page).group('Favorites').getByRole('option');
  const recents = (page: Page) => searchOf(page).group('Recent').getByRole('option');

  await save(first, 'a');
  await expect(favorites(second)).toHaveText(['Search a']);
  await save(first, 'b');
  // Storage is synchronized between processes with a delay. Recent searches are written last.
  await expect
    .poll(() => second.evaluate((key) => localStorage.getItem(key), keys.recents))
    .not.toContain('"b"');
  await save(second, 'c');
  for (const page of [first, second]) {
    await expect(favorites(page)).toHaveCount(3);
    await expect(recents(page)).toHaveText(['Search d']);
  }
  await searchOf(second)
    .dialog.getByRole('button', {name: 'Remove "Search d" from recent searches'})
    .click();
  await expect(recents(first)).toHaveCount(0);
  await expect(favorites(first)).toHaveCount(3);
});
