import {entry, keys} from '../../storedSearches';

/** Stores searches, by their names. */
export function storeSearches(key: keyof typeof keys, ...names: string[]): void {
  localStorage.setItem(keys[key], JSON.stringify(names.map(entry)));
}

/** Returns the searches stored under a key. */
export const read = (key: keyof typeof keys) =>
  JSON.parse(localStorage.getItem(keys[key]) ?? '[]') as object[];
