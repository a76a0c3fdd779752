import {vi} from 'vitest';
import {
  createStoredSearches,
  type SearchStorage,
  type StoredSearch,
} from '../../../src/search/core/stored';
import {hit} from './hits';

export const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs';
export const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

/** Returns a stored search for the page `/ID`. */
export const search = (objectID: string, properties: Partial<StoredSearch> = {}): StoredSearch => ({
  ...hit({objectID, url: `/${objectID}`}),
  ...properties,
});

/** Returns the ids of searches, separated by spaces. */
export const ids = (searches: StoredSearch[]) => searches.map(({objectID}) => objectID).join(' ');

/** Creates stored searches with a mock storage; `tab()` creates more with the same storage. */
export function setUp(storage: SearchStorage = storageOf()) {
  const onFailure = vi.fn();
  const tab = () =>
    createStoredSearches({
      storage: () => storage,
      indexName: 'docs',
      siteUrl: 'https://docs.example.org',
      onFailure,
    });
  return {storage, onFailure, tab, stored: tab()};
}

/** Returns a mock of the browser's storage. */
export function storageOf(items: Record<string, string> = {}): SearchStorage {
  const map = new Map(Object.entries(items));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
  };
}

/** Adds recent searches, whose ids are separated by spaces. */
export function addAll(stored: ReturnType<typeof createStoredSearches>, names: string) {
  for (const name of names.split(' ')) {
    stored.addRecent(search(name));
  }
}
