import {describe, expect, test, vi} from 'vitest';
import {
  createStoredSearches,
  searchToStore,
  textOfStored,
  type SearchStorage,
  type StoredSearch,
} from '../../../../src/search/core/stored';
import {hierarchy, hit} from '../../support/hits';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

const search = (objectID: string, given: Partial<StoredSearch> = {}): StoredSearch => ({
  ...hit({objectID, url: `/${objectID}`}),
  ...given,
});

const ids = (searches: StoredSearch[]) => searches.map(({objectID}) => objectID).join(' ');

/** A store over a storage that a test can look into, or spoil. */
function setUp(storage: SearchStorage = storageOf()) {
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

function storageOf(items: Record<string, string> = {}): SearchStorage {
  const map = new Map(Object.entries(items));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
  };
}

function addAll(stored: ReturnType<typeof createStoredSearches>, names: string) {
  for (const name of names.split(' ')) {
    stored.addRecent(search(name));
  }
}

describe('recent searches', () => {
  test('are kept under a key made of the recent key and the name of the index', () => {
    const {stored, storage} = setUp();
    stored.addRecent(search('a'));
    expect(JSON.parse(storage.getItem(recentKey) ?? '')).toEqual([search('a')]);
    expect(storage.getItem(favoriteKey)).toBeNull();
  });

  test('are stored without highlight and snippet data, or anything else of a hit', () => {
    const {stored, storage} = setUp();
    const opened = {
      ...hit({_highlightResult: {content: {value: 'x'}}, _snippetResult: {content: {value: 'x'}}}),
      target: '/page',
    };
    stored.addRecent(opened);
    expect(JSON.parse(storage.getItem(recentKey) ?? '')).toEqual([hit()]);
  });

  test('are seven at most, the newest first', () => {
    const {stored} = setUp();
    addAll(stored, 'a b c d e f g h');
    expect(ids(stored.recents())).toBe('h g f e d c b');
  });

  test('are four at most beside favorites', () => {
    const {stored, storage} = setUp();
    addAll(stored, 'a b c d e f g');
    stored.promote('g');
    expect(ids(stored.recents())).toBe('f e d c');
    stored.addRecent(search('h'));
    expect(ids(stored.recents())).toBe('h f e d');
    expect(JSON.parse(storage.getItem(recentKey) ?? '')).toHaveLength(4);
  });

  test('come first when they are repeated, and are there once', () => {
    const {stored} = setUp();
    addAll(stored, 'a b a');
    expect(ids(stored.recents())).toBe('a b');
  });

  test('are skipped when they are favorites already', () => {
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
  test('are kept under a key made of the favorite key and the name of the index', () => {
    const {stored, storage} = setUp();
    stored.addRecent(search('a'));
    stored.promote('a');
    expect(JSON.parse(storage.getItem(favoriteKey) ?? '')).toEqual([search('a')]);
  });

  test('are removed from the recent ones when they are promoted', () => {
    const {stored} = setUp();
    addAll(stored, 'a b');
    stored.promote('a');
    expect(ids(stored.recents())).toBe('b');
    expect(ids(stored.favorites())).toBe('a');
  });

  test('are ten at most, the newest first, and an eleventh takes the place of none', () => {
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

  test('are made of recent searches only', () => {
    const {stored} = setUp();
    stored.promote('a');
    expect(stored.favorites()).toEqual([]);
  });
});

test('two tabs do not undo each other', () => {
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

describe('a storage that fails', () => {
  const denied = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };

  test('is reported once, and searches are kept until the end of the visit', () => {
    const {stored, onFailure} = setUp({getItem: denied, setItem: denied});
    expect(stored.recents()).toEqual([]);
    addAll(stored, 'a b');
    stored.promote('a');
    expect([ids(stored.recents()), ids(stored.favorites())]).toEqual(['b', 'a']);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('may deny even its name', () => {
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

  test('is used again as soon as it has room', () => {
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
    ['no JSON', '{not json'],
    ['no list', '{"a": 1}'],
    ['null', 'null'],
  ])('and one that holds %s, is empty until something is stored', (_what, text) => {
    const {stored, onFailure} = setUp(storageOf({[recentKey]: text}));
    expect(stored.recents()).toEqual([]);
    expect(onFailure).toHaveBeenCalledTimes(1);
    stored.addRecent(search('a'));
    expect(ids(stored.recents())).toBe('a');
  });
});

describe('a stored entry that was edited', () => {
  test.each([
    ['leads to a script', {url: 'javascript:alert(1)'}],
    ['leads to another site by http', {url: 'http://example.com/'}],
    ['leads to another site without a scheme', {url: '//example.com/'}],
    [
      'leads to another site by a path of this one',
      {url: 'https://docs.example.org//example.com/'},
    ],
    // parseResponse.test.ts has the rest of what is no hit.
    ['has no address', {url: undefined}],
  ])('and %s is left out', (_what, change) => {
    const entries = [{...search('a'), ...change}, search('b')];
    const {stored} = setUp(storageOf({[recentKey]: JSON.stringify(entries)}));
    expect(ids(stored.recents())).toBe('b');
  });

  test.each([[null], [3], ['text'], [[]]])('and is %j is left out', (entry) => {
    const {stored} = setUp(storageOf({[favoriteKey]: JSON.stringify([entry, search('b')])}));
    expect(ids(stored.favorites())).toBe('b');
  });

  test('and brings further keys keeps none of them', () => {
    const text = `[{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},
      "objectID":"a","url":"/a","type":"lvl1","hierarchy":{"__proto__":{"polluted":true}}}]`;
    const [entry] = setUp(storageOf({[recentKey]: text})).stored.recents();
    expect(Object.keys(entry ?? {}).sort()).toEqual(Object.keys(search('a')).sort());
    expect('polluted' in {} || 'polluted' in (entry?.hierarchy ?? {})).toBe(false);
  });

  test('and is huge is shown in part', () => {
    const huge = 'x'.repeat(100_000);
    const entry = {...search('a'), content: huge, hierarchy: {lvl1: huge}};
    const {stored} = setUp(storageOf({[recentKey]: JSON.stringify([entry])}));
    expect(textOfStored(stored.recents()[0] ?? search('b')).title.length).toBeLessThan(1_000);
    expect(stored.recents()[0]?.content?.length).toBeLessThan(20_000);
  });

  test('and stands behind thousands that are none is not looked for', () => {
    const entries = [...Array.from({length: 5_000}, () => null), search('a')];
    const {stored} = setUp(storageOf({[recentKey]: JSON.stringify(entries)}));
    expect(stored.recents()).toEqual([]);
  });

  test('and is there twice is there once', () => {
    const twice = JSON.stringify([search('a'), search('a')]);
    expect(ids(setUp(storageOf({[recentKey]: twice})).stored.recents())).toBe('a');
  });

  test('and has no deeper headings is as good as DocSearch stores it', () => {
    const entry = {...search('a'), hierarchy: {lvl0: 'Guides', lvl1: 'The page'}};
    const {stored} = setUp(storageOf({[recentKey]: JSON.stringify([entry])}));
    expect(stored.recents()).toEqual([search('a')]);
  });
});

describe('a place that several hits lead to', () => {
  const heading = search('heading', {url: '/vpn#tailscale'});
  const text = search('text', {url: '/vpn#tailscale', type: 'content', content: 'the text'});

  test('is one recent search, as it was opened last', () => {
    const {stored} = setUp();
    stored.addRecent(text);
    stored.addRecent(search('a'));
    stored.addRecent(heading);
    expect(ids(stored.recents())).toBe('heading a');
  });

  test('is no recent search beside the favorite', () => {
    const {stored} = setUp();
    stored.addRecent(text);
    stored.promote('text');
    stored.addRecent(heading);
    expect(ids(stored.recents())).toBe('');
    expect(ids(stored.favorites())).toBe('text');
  });

  test('is listed once where an earlier version of the site has stored it twice', () => {
    const both = JSON.stringify([text, heading]);
    const {stored} = setUp(storageOf({[recentKey]: both, [favoriteKey]: both}));
    expect(ids(stored.recents())).toBe('text');
    stored.promote('text');
    expect(ids(stored.recents())).toBe('');
    expect(ids(stored.favorites())).toBe('text');
  });
});

describe('searchToStore', () => {
  const page = hit({objectID: 'page', url: '/vpn', hierarchy: hierarchy('Guides', 'VPN')});
  const text = hit({
    objectID: 'text',
    url: '/vpn#tailscale',
    type: 'content',
    content: 'the text',
    hierarchy: hierarchy('Guides', 'VPN', 'Tailscale'),
    _highlightResult: {content: {value: 'the <mark>text</mark>'}},
  });

  test('keeps the level-1 hit above a text', () => {
    expect(searchToStore(text, [text, page])).toEqual(page);
  });

  test('stores a heading itself, without highlights', () => {
    const heading = hit({
      type: 'lvl2',
      hierarchy: hierarchy('Guides', 'VPN', 'Tailscale'),
      _highlightResult: {},
    });
    expect(searchToStore(heading, [heading, page])).toEqual(
      hit({type: 'lvl2', hierarchy: heading.hierarchy}),
    );
  });

  test('stores a text itself, without highlights, if its page is not a hit', () => {
    const otherPage = hit({objectID: 'other', url: '/dx', hierarchy: hierarchy('Guides', 'VPN')});
    expect(searchToStore(text, [otherPage, text])).toEqual({
      objectID: 'text',
      url: '/vpn#tailscale',
      type: 'content',
      content: 'the text',
      hierarchy: text.hierarchy,
    });
  });
});

describe('a reader who wants no recent searches', () => {
  const choiceKey = '__DOCSEARCH_KEEPS_RECENT_SEARCHES__docs';

  test('is one who said so: they are kept at first', () => {
    const {stored, storage} = setUp();
    expect(stored.keepsRecents()).toBe(true);
    expect(storage.getItem(choiceKey)).toBeNull();
  });

  test('has none left, and gets no new ones', () => {
    const {stored, storage} = setUp();
    addAll(stored, 'a b');
    stored.setKeepsRecents(false);
    stored.addRecent(search('c'));
    expect(stored.keepsRecents()).toBe(false);
    expect(stored.recents()).toEqual([]);
    expect(storage.getItem(recentKey)).toBe('[]');
  });

  test('keeps favorites', () => {
    const {stored} = setUp();
    addAll(stored, 'a b');
    stored.promote('a');
    stored.setKeepsRecents(false);
    expect(ids(stored.favorites())).toBe('a');
  });

  test('said so for every tab, and for the next visit', () => {
    const {stored, tab} = setUp();
    stored.setKeepsRecents(false);
    const other = tab();
    other.addRecent(search('a'));
    expect([other.keepsRecents(), other.recents()]).toEqual([false, []]);
  });

  test('has them back after a change of mind', () => {
    const {stored} = setUp();
    addAll(stored, 'a b');
    stored.setKeepsRecents(false);
    stored.setKeepsRecents(true);
    expect(ids(stored.recents())).toBe('b a');
    stored.addRecent(search('c'));
    stored.setKeepsRecents(true);
    expect(ids(stored.recents())).toBe('c b a');
  });

  test('is heard when the storage is full', () => {
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

describe('textOfStored', () => {
  test('gives a page its title', () => {
    expect(textOfStored(hit())).toEqual({title: 'The page'});
  });

  test('gives a heading its title and its page', () => {
    const heading = hit({hierarchy: hierarchy('Guides', 'VPN', null, 'Tailscale')});
    expect(textOfStored(heading)).toEqual({title: 'Tailscale', path: 'VPN'});
  });

  test('falls back on the address', () => {
    expect(textOfStored(hit({hierarchy: hierarchy()}))).toEqual({title: '/page'});
  });
});
