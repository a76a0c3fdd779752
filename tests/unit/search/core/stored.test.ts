import {describe, expect, test} from 'vitest';
import {hit} from '../../support/hits';
import {
  addAll,
  favoriteKey,
  ids,
  recentKey,
  search,
  setUp,
  storageOf,
} from '../../support/storedSearches';

describe('recent searches', () => {
  test('have a storage key that ends with the name of the index', () => {
    const {stored, storage} = setUp();
    stored.addRecent(search('a'));
    expect(JSON.parse(storage.getItem(recentKey) ?? '')).toEqual([search('a')]);
    expect(storage.getItem(favoriteKey)).toBeNull();
  });

  test('are stored without highlights, snippets and link targets', () => {
    const {stored, storage} = setUp();
    const opened = {
      ...hit({_highlightResult: {content: {value: 'x'}}, _snippetResult: {content: {value: 'x'}}}),
      target: '/page',
    };
    stored.addRecent(opened);
    expect(JSON.parse(storage.getItem(recentKey) ?? '')).toEqual([hit()]);
  });

  test('are limited to seven, newest first', () => {
    const {stored} = setUp();
    addAll(stored, 'a b c d e f g h');
    expect(ids(stored.recents())).toBe('h g f e d c b');
  });

  test('are limited to four if there are favorites', () => {
    const {stored, storage} = setUp();
    addAll(stored, 'a b c d e f g');
    stored.promote('g');
    expect(ids(stored.recents())).toBe('f e d c');
    stored.addRecent(search('h'));
    expect(ids(stored.recents())).toBe('h f e d');
    expect(JSON.parse(storage.getItem(recentKey) ?? '')).toHaveLength(4);
  });

  test('are moved to the top if they are repeated', () => {
    const {stored} = setUp();
    addAll(stored, 'a b a');
    expect(ids(stored.recents())).toBe('a b');
  });

  test('are not added if they are favorites', () => {
    const {stored} = setUp();
    addAll(stored, 'a b');
    stored.promote('a');
    stored.addRecent(search('a'));
    expect(ids(stored.recents())).toBe('b');
    expect(ids(stored.favorites())).toBe('a');
  });

  test('can be removed', () => {
    const {stored} = setUp();
    addAll(stored, 'a b c');
    stored.removeRecent('b');
    expect(ids(stored.recents())).toBe('c a');
  });
});

describe('favorite searches', () => {
  test('have a storage key that ends with the name of the index', () => {
    const {stored, storage} = setUp();
    stored.addRecent(search('a'));
    stored.promote('a');
    expect(JSON.parse(storage.getItem(favoriteKey) ?? '')).toEqual([search('a')]);
  });

  test('are no longer recent searches', () => {
    const {stored} = setUp();
    addAll(stored, 'a b');
    stored.promote('a');
    expect(ids(stored.recents())).toBe('b');
    expect(ids(stored.favorites())).toBe('a');
  });

  test('are limited to ten, newest first, and an eleventh is refused', () => {
    const {stored} = setUp();
    const saved = [...'abcdefghijk'].map((name) => {
      stored.addRecent(search(name));
      return stored.promote(name);
    });
    expect(saved).toEqual([...Array<boolean>(10).fill(true), false]);
    expect(ids(stored.favorites())).toBe('j i h g f e d c b a');
    expect(ids(stored.recents())).toBe('k');
    stored.removeFavorite('a');
    expect(stored.promote('k')).toBe(true);
    expect(ids(stored.favorites())).toBe('k j i h g f e d c b');
  });

  test('can be removed', () => {
    const {stored} = setUp();
    addAll(stored, 'a b');
    stored.promote('a');
    stored.promote('b');
    stored.removeFavorite('a');
    expect(ids(stored.favorites())).toBe('b');
  });

  test('can only be recent searches', () => {
    const {stored} = setUp();
    stored.promote('a');
    expect(stored.favorites()).toEqual([]);
  });
});

test('two tabs keep the changes of each other', () => {
  const {tab} = setUp();
  const [one, other] = [tab(), tab()];
  one.addRecent(search('a'));
  other.addRecent(search('b'));
  one.addRecent(search('c'));
  expect(ids(other.recents())).toBe('c b a');
  other.promote('b');
  one.removeRecent('a');
  expect([ids(one.recents()), ids(other.favorites())]).toEqual(['c', 'b']);
});

describe('the setting for recent searches', () => {
  const settingKey = '__DOCSEARCH_KEEPS_RECENT_SEARCHES__docs';

  test('is on by default', () => {
    const {stored, storage} = setUp();
    expect(stored.keepsRecents()).toBe(true);
    expect(storage.getItem(settingKey)).toBeNull();
  });

  test('removes recent searches if it is turned off, and adds no new ones', () => {
    const {stored, storage} = setUp();
    addAll(stored, 'a b');
    stored.setKeepsRecents(false);
    stored.addRecent(search('c'));
    expect(stored.keepsRecents()).toBe(false);
    expect(stored.recents()).toEqual([]);
    expect(storage.getItem(recentKey)).toBe('[]');
  });

  test('does not affect favorites', () => {
    const {stored} = setUp();
    addAll(stored, 'a b');
    stored.promote('a');
    stored.setKeepsRecents(false);
    expect(ids(stored.favorites())).toBe('a');
  });

  test('is shared by all tabs and visits', () => {
    const {stored, tab} = setUp();
    stored.setKeepsRecents(false);
    const other = tab();
    other.addRecent(search('a'));
    expect([other.keepsRecents(), other.recents()]).toEqual([false, []]);
  });

  test('restores recent searches if it is turned on again', () => {
    const {stored} = setUp();
    addAll(stored, 'a b');
    stored.setKeepsRecents(false);
    stored.setKeepsRecents(true);
    expect(ids(stored.recents())).toBe('b a');
    stored.addRecent(search('c'));
    stored.setKeepsRecents(true);
    expect(ids(stored.recents())).toBe('c b a');
  });

  test('works even if the storage is full', () => {
    const {stored, onFailure} = setUp({
      ...storageOf(),
      setItem() {
        throw new Error('The quota has been exceeded.');
      },
    });
    stored.setKeepsRecents(false);
    stored.addRecent(search('a'));
    expect([stored.keepsRecents(), stored.recents()]).toEqual([false, []]);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});
