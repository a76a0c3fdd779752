import {createStoredSearches, type StoredSearches} from '../../core/stored';

let shared: StoredSearches | undefined;

/**
 * The searches that this browser remembers for the site's index. Made once a visit, so that what
 * the storage refuses lasts as long as the visit, and so that it is complained about once.
 */
export default function getStoredSearches(indexName: string, siteUrl: string): StoredSearches {
  shared ??= createStoredSearches({
    storage: () => window.localStorage,
    indexName,
    siteUrl,
    onFailure: (error) =>
      console.warn('Recent and favorite searches may last for this visit only.', error),
  });
  return shared;
}
