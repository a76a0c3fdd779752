import {createStoredSearches, type StoredSearches} from '../../core/stored';

let shared: StoredSearches | undefined;

/**
 * The searches that this browser stores for the index of the site. Created once per visit, so that
 * searches that cannot be stored are kept until the end of the visit, and so that the warning is
 * logged only once.
 */
export default function getStoredSearches(indexName: string, siteUrl: string): StoredSearches {
  shared ??= createStoredSearches({
    storage: () => window.localStorage,
    indexName,
    siteUrl,
    onFailure: (error) =>
      console.warn('Recent and favorite searches may be lost after this visit.', error),
  });
  return shared;
}
