import type {Page} from '@playwright/test';

/** Where recent and favorite searches live in local storage: a key of each kind and the index. */
export const keys = {
  recents: '__DOCSEARCH_RECENT_SEARCHES__aurora-docs',
  favorites: '__DOCSEARCH_FAVORITE_SEARCHES__aurora-docs',
};

/** A stored search with the title "Search NAME". */
export const entry = (name: string) => ({
  objectID: name,
  url: `/guides/vpn?from=${name}`,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: `Search ${name}`},
});

/**
 * Puts searches where an earlier visit would have left them.
 *
 * @param recents names, separated by spaces
 */
export async function remember(page: Page, recents: string, favorites = ''): Promise<void> {
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

/** The searches that are stored under a key. */
export const read = (page: Page, key: string) =>
  page
    .evaluate((name) => localStorage.getItem(name), key)
    .then((text) => JSON.parse(text ?? '[]') as object[]);
