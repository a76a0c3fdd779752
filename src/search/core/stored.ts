import type {SearchHit} from './client';
import {distinctBy} from './distinct';
import {targetOfHit} from './hit';
import {levels, type Hierarchy, type Level} from './record';
import {parseHit} from './parseResponse';

/** A recent or favorite search: the hit that was opened, without highlight and snippet data. */
export type StoredSearch = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

/** How many searches are stored (SPEC §9). */
export const storedLimits = {recents: 7, recentsBesideFavorites: 4, favorites: 10} as const;

/** Where the searches of an index are stored; the first two keys are those of DocSearch. */
export function storageKeys(indexName: string) {
  return {
    recents: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favorites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
    keepsRecents: `__DOCSEARCH_KEEPS_RECENT_SEARCHES__${indexName}`,
  };
}

/** How many entries of a stored list are read. */
const mostRead = 100;

/** The subset of the Storage API that is needed here. */
export type SearchStorage = Pick<Storage, 'getItem' | 'setItem'>;

interface Options {
  /**
   * Called at every use, because a browser that denies access to storage throws as soon as it is
   * referenced.
   */
  storage: () => SearchStorage;
  indexName: string;
  /** The site's own origin: stored URLs go through the same check as those of hits. */
  siteUrl: string;
  /** Called on the first failure of the storage only. */
  onFailure: (error: unknown) => void;
}

/** The searches that this browser remembers for one index, newest first. */
export interface StoredSearches {
  /** Whether a storage key contains some of them. Null stands for all keys. */
  isKey: (key: string | null) => boolean;
  recents: () => StoredSearch[];
  favorites: () => StoredSearch[];
  /** Moves a search to the top of the recent ones. A favorite stays where it is. */
  addRecent: (search: StoredSearch) => void;
  /**
   * Makes a recent search a favorite.
   *
   * @returns false if the maximum number of favorites is reached; nothing changes in that case
   */
  promote: (objectID: string) => boolean;
  removeRecent: (objectID: string) => void;
  removeFavorite: (objectID: string) => void;
  /** Whether recent searches are stored at all: the reader's preference for this index. */
  keepsRecents: () => boolean;
  /**
   * Sets that preference. Turning it off removes the recent searches, and readers who change their
   * mind get them back.
   */
  setKeepsRecents: (keeps: boolean) => void;
}

/**
 * Recent and favorite searches under the keys that DocSearch uses.
 *
 * Nothing is cached between calls, so that two tabs do not overwrite each other's changes. Only
 * what the storage rejects is kept in memory, until a write succeeds again.
 */
export function createStoredSearches(options: Options): StoredSearches {
  const {storage, indexName, siteUrl, onFailure} = options;
  const keys = storageKeys(indexName);
  const refused = new Map<string, string>();
  /** The searches that were removed when the reader turned recent searches off. */
  let forgotten: StoredSearch[] = [];
  let hasFailed = false;

  function fail(error: unknown) {
    if (!hasFailed) {
      hasFailed = true;
      onFailure(error);
    }
  }

  /** Reads and parses the value of a key; returns undefined if that fails. */
  function read<Value>(key: string, parse: (text: string | null) => Value): Value | undefined {
    try {
      return parse(refused.get(key) ?? storage().getItem(key));
    } catch (error) {
      fail(error);
      return undefined;
    }
  }

  function write(key: string, value: unknown) {
    const text = JSON.stringify(value);
    try {
      storage().setItem(key, text);
      refused.delete(key);
    } catch (error) {
      refused.set(key, text);
      fail(error);
    }
  }

  const searches = (key: string) => read(key, (text) => searchesIn(text, siteUrl)) ?? [];

  const favorites = () => searches(keys.favorites).slice(0, storedLimits.favorites);
  const recents = () =>
    searches(keys.recents).slice(
      0,
      favorites().length > 0 ? storedLimits.recentsBesideFavorites : storedLimits.recents,
    );
  const keepsRecents = () => read(keys.keepsRecents, (text) => text !== 'false') ?? true;

  return {
    isKey: (key) => key === null || Object.values(keys).includes(key),
    recents,
    favorites,
    addRecent(search) {
      if (!keepsRecents() || favorites().some((favorite) => isSame(favorite, search))) {
        return;
      }
      const most =
        favorites().length > 0 ? storedLimits.recentsBesideFavorites : storedLimits.recents;
      const others = without(recents(), search);
      write(keys.recents, [partsOf(search), ...others].slice(0, most));
    },
    promote(objectID) {
      const search = recents().find((recent) => recent.objectID === objectID);
      if (search) {
        const others = without(favorites(), search);
        if (others.length >= storedLimits.favorites) {
          return false;
        }
        const otherRecents = without(searches(keys.recents), search);
        // In this order, a failure in between leaves the search in both lists rather than in
        // neither.
        write(keys.favorites, [search, ...others]);
        write(keys.recents, otherRecents);
      }
      return true;
    },
    removeRecent: (objectID) =>
      write(
        keys.recents,
        searches(keys.recents).filter((search) => search.objectID !== objectID),
      ),
    removeFavorite: (objectID) =>
      write(
        keys.favorites,
        favorites().filter((search) => search.objectID !== objectID),
      ),
    keepsRecents,
    setKeepsRecents(keeps) {
      write(keys.keepsRecents, keeps);
      const present = searches(keys.recents);
      write(keys.recents, keeps ? [...forgotten, ...present] : []);
      forgotten = keeps ? [] : present;
    },
  };
}

/**
 * Returns the search to store for an opened hit (SPEC §4): for a text, its page if that is a hit in
 * the same answer; otherwise the hit itself.
 *
 * @param hits all hits of the answer with the opened one
 */
export function searchToStore(hit: SearchHit, hits: readonly SearchHit[]): StoredSearch {
  if (hit.type !== 'content') {
    // What the message of this search means (see meaningOf) is not about the section alone.
    return {...partsOf(hit), content: null};
  }
  const page = hits.find(
    ({type, url, hierarchy}) =>
      type === 'lvl1' && hierarchy.lvl1 === hit.hierarchy.lvl1 && pathOf(url) === pathOf(hit.url),
  );
  return partsOf(page ?? hit);
}

/** Returns what a list shows of a stored search: plain text, unlike the texts of a hit. */
export function textOfStored({hierarchy, url}: StoredSearch): {title: string; path?: string} {
  const level = deepestLevel(hierarchy);
  const title = hierarchy[level] ?? url;
  return level !== 'lvl1' && hierarchy.lvl1 !== null ? {title, path: hierarchy.lvl1} : {title};
}

function deepestLevel(hierarchy: Hierarchy): Exclude<Level, 'lvl0'> {
  return headingLevels.findLast((level) => hierarchy[level]) ?? 'lvl1';
}

const headingLevels = levels.filter((level) => level !== 'lvl0');

function pathOf(url: string): string | undefined {
  return url.split('#')[0];
}

/** Whether two searches have the same target: a text has the URL of its heading. */
function isSame(one: StoredSearch, other: StoredSearch): boolean {
  return one.objectID === other.objectID || one.url === other.url;
}

function without(all: readonly StoredSearch[], search: StoredSearch): StoredSearch[] {
  return all.filter((one) => !isSame(one, search));
}

function partsOf({objectID, url, type, content, hierarchy}: StoredSearch): StoredSearch {
  return {objectID, url, type, content, hierarchy};
}

/** Parses stored searches. Invalid entries, and those without a safe link target, are dropped. */
function searchesIn(text: string | null, siteUrl: string): StoredSearch[] {
  const value: unknown = text === null ? [] : JSON.parse(text);
  if (!Array.isArray(value)) {
    throw new TypeError('The stored searches are not a list.');
  }
  // A list that was not written by this site may be as large as the storage.
  const searches = value.slice(0, mostRead).flatMap((entry: unknown): StoredSearch[] => {
    const search = parseHit(entry);
    return search && targetOfHit(search.url, siteUrl) !== undefined ? [search] : [];
  });
  return distinctBy(
    distinctBy(searches, ({objectID}) => objectID),
    ({url}) => url,
  );
}
