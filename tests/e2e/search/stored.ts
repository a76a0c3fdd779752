import type {Page} from '@playwright/test';
import {entry, keys} from '../../storedSearches';

/**
 * Stores searches before the page is opened.
 *
 * @param recents names, separated by spaces
 */
export async function storeSearches(page: Page, recents: string, favorites = ''): Promise<void> {
  const items = Object.entries({[keys.recents]: recents, [keys.favorites]: favorites}).map(
    ([key, names]) => [key, JSON.stringify(names.split(' ').filter(Boolean).map(entry))] as const,
  );
  await page.addInitScript((all) => {
    for (const [key, value] of all) {
      if (localStorage.getItem(key) === null) {
        localStorage.setItem(key, value);
      }
    }
  }, items);
}

/** Returns the searches stored under a key. */
export const read = (page: Page, key: string) =>
  page
    .evaluate((name) => localStorage.getItem(name), key)
    .then((text) => JSON.parse(text ?? '[]') as object[]);
