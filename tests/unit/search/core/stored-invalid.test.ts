import {describe, expect, test, vi} from 'vitest';
import {createStoredSearches, textOfStored} from '../../../../src/search/core/stored';
import {
  addAll,
  favoriteKey,
  ids,
  recentKey,
  search,
  setUp,
  storageOf,
} from '../../support/storedSearches';

describe('a storage that fails', () => {
  const denied = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };

  test('is reported once, and searches are kept in memory', () => {
    const {stored, onFailure} = setUp({getItem: denied, setItem: denied});
    expect(stored.recents()).toEqual([]);
    addAll(stored, 'a b');
    stored.promote('a');
    expect([ids(stored.recents()), ids(stored.favorites())]).toEqual(['b', 'a']);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('may throw when it is accessed', () => {
    const onFailure = vi.fn();
    const stored = createStoredSearches({
      storage: denied,
      indexName: 'docs',
      siteUrl: 'https://docs.example.org',
      onFailure,
    });
    stored.addRecent(search('a'));
    expect(ids(stored.recents())).toBe('a');
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('is used again once it has space', () => {
    const storage = storageOf();
    let isFull = true;
    const {stored, onFailure, tab} = setUp({
      getItem: storage.getItem,
      setItem(key, value) {
        if (isFull) {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        }
        storage.setItem(key, value);
      },
    });
    stored.addRecent(search('a'));
    expect(ids(tab().recents())).toBe('');
    isFull = false;
    stored.addRecent(search('b'));
    expect(ids(tab().recents())).toBe('b a');
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['invalid JSON', '{not json'],
    ['an object', '{"a": 1}'],
    ['null', 'null'],
  ])('with %s is treated as empty', (_what, text) => {
    const {stored, onFailure} = setUp(storageOf({[recentKey]: text}));
    expect(stored.recents()).toEqual([]);
    expect(onFailure).toHaveBeenCalledTimes(1);
    stored.addRecent(search('a'));
    expect(ids(stored.recents())).toBe('a');
  });
});

describe('an invalid entry', () => {
  test.each([
    ['links to a script', {url: 'javascript:alert(1)'}],
    ['links to another site over HTTP', {url: 'http://example.com/'}],
    ['links to another site without a scheme', {url: '//example.com/'}],
    [
      'links to another site by a path of this one',
      {url: 'https://docs.example.org//example.com/'},
    ],
    // parseResponse.test.ts has the other cases.
    ['has no URL', {url: undefined}],
  ])('is ignored if it %s', (_what, change) => {
    const entries = [{...search('a'), ...change}, search('b')];
    const {stored} = setUp(storageOf({[recentKey]: JSON.stringify(entries)}));
    expect(ids(stored.recents())).toBe('b');
  });

  test.each([[null], [3], ['text'], [[]]])('is ignored: %j', (entry) => {
    const {stored} = setUp(storageOf({[favoriteKey]: JSON.stringify([entry, search('b')])}));
    expect(ids(stored.favorites())).toBe('b');
  });

  test('loses unknown and inherited keys', () => {
    const text = `[{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},
      "objectID":"a","url":"/a","type":"lvl1","hierarchy":{"__proto__":{"polluted":true}}}]`;
    const [entry] = setUp(storageOf({[recentKey]: text})).stored.recents();
    expect(Object.keys(entry ?? {}).sort()).toEqual(Object.keys(search('a')).sort());
    expect('polluted' in {} || 'polluted' in (entry?.hierarchy ?? {})).toBe(false);
  });

  test('is truncated if it is huge', () => {
    const huge = 'x'.repeat(100_000);
    const entry = {...search('a'), content: huge, hierarchy: {lvl1: huge}};
    const {stored} = setUp(storageOf({[recentKey]: JSON.stringify([entry])}));
    expect(textOfStored(stored.recents()[0] ?? search('b')).title.length).toBeLessThan(1_000);
    expect(stored.recents()[0]?.content?.length).toBeLessThan(20_000);
  });

  test('stops the search for valid ones after thousands', () => {
    const entries = [...Array.from({length: 5_000}, () => null), search('a')];
    const {stored} = setUp(storageOf({[recentKey]: JSON.stringify(entries)}));
    expect(stored.recents()).toEqual([]);
  });

  test('gets missing headings, which DocSearch does not store', () => {
    const entry = {...search('a'), hierarchy: {lvl0: 'Guides', lvl1: 'The page'}};
    const {stored} = setUp(storageOf({[recentKey]: JSON.stringify([entry])}));
    expect(stored.recents()).toEqual([search('a')]);
  });
});

describe('several hits with the same URL', () => {
  const heading = search('heading', {url: '/vpn#tailscale'});
  const text = search('text', {url: '/vpn#tailscale', type: 'content', content: 'the text'});

  test('are one recent search, the last one opened', () => {
    const {stored} = setUp();
    stored.addRecent(text);
    stored.addRecent(search('a'));
    stored.addRecent(heading);
    expect(ids(stored.recents())).toBe('heading a');
  });

  test('are no recent search if one is a favorite', () => {
    const {stored} = setUp();
    stored.addRecent(text);
    stored.promote('text');
    stored.addRecent(heading);
    expect(ids(stored.recents())).toBe('');
    expect(ids(stored.favorites())).toBe('text');
  });

  test('are listed once if an earlier version of the site has stored them all', () => {
    const both = JSON.stringify([text, heading]);
    const {stored} = setUp(storageOf({[recentKey]: both, [favoriteKey]: both}));
    expect(ids(stored.recents())).toBe('text');
    stored.promote('text');
    expect(ids(stored.recents())).toBe('');
    expect(ids(stored.favorites())).toBe('text');
  });
});
