// @vitest-environment happy-dom
import {beforeEach, expect, test, vi} from 'vitest';
import type {SearchResult} from '../../../../../src/search/core/client';
import {targetOfHit} from '../../../../../src/search/core/hit';
import {createStoredSearches} from '../../../../../src/search/core/stored';
import {createSearch} from '../../../../../src/search/ui/dialog/search';
import type {Item} from '../../../../../src/search/ui/dialog/types';
import {hierarchy, hit} from '../../../support/hits';

const held = {ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};
const insights = {viewed: vi.fn(), clicked: vi.fn(), selected: vi.fn()};

beforeEach(() => vi.resetAllMocks());

const inGroup = (objectID: string, group: string) =>
  hit({objectID, url: `/${objectID}`, hierarchy: hierarchy(group, objectID)});

/** Grouping changes their order to a c b. */
const hits = [inGroup('a', 'Guides'), inGroup('b', 'Blog'), inGroup('c', 'Guides')];

/** Creates a search that returns these hits for any query. */
function setUp(answer: Partial<SearchResult> = {queryID: 'q1'}) {
  const shown = {items: [] as Item[]};
  const client = {
    search: () => Promise.resolve({results: [{hits, nbHits: 3, page: 0, nbPages: 1, ...answer}]}),
  };
  const search = createSearch({
    initialQuery: '',
    targetOf: (url) => targetOfHit(url, 'https://docs.example.org'),
    stored: createStoredSearches({
      storage: () => localStorage,
      indexName: crypto.randomUUID(),
      siteUrl: 'https://docs.example.org',
      onFailure: vi.fn(),
    }),
    insights,
    requestFor: (query) => ({indexName: 'docs', query, params: {}}),
    getClient: () => Promise.resolve(client),
    getOfflineClient: () => Promise.resolve(client),
    onChange({collections}) {
      shown.items = collections.flatMap(({items}) => items);
    },
    onOpen: vi.fn(),
  });
  search.start();
  async function ask(query: string) {
    search.ask(query);
    await vi.waitFor(() => expect(shown.items).not.toEqual([]));
  }
  return {search, shown, ask};
}

test('shown hits are viewed, in the order of the dialog', async () => {
  const {ask} = setUp();
  await ask('vpn');
  expect(insights.viewed.mock.lastCall).toEqual([{queryID: 'q1', objectIDs: ['a', 'c', 'b']}]);
});

test('a clicked hit has its position in the results of the engine', async () => {
  const {search, shown, ask} = setUp();
  await ask('vpn');
  const item = shown.items[1];
  expect(item?.objectID).toBe('c');
  search.open(item as Item, 'here');
  expect(insights.clicked.mock.calls).toEqual([[{objectID: 'c', queryID: 'q1', position: 3}]]);
  expect(insights.selected).not.toHaveBeenCalled();
});

test('a hit opened with Enter is selected, not clicked', async () => {
  const {search, ask} = setUp();
  await ask('vpn');
  search.enter(held);
  expect(insights.selected.mock.calls).toEqual([[{objectID: 'a', queryID: 'q1', position: 1}]]);
  expect(insights.clicked).not.toHaveBeenCalled();
});

test('hits of engines without query ids and recent searches send no events', async () => {
  const {search, shown, ask} = setUp({});
  await ask('vpn');
  expect(insights.viewed.mock.lastCall).toMatchObject([{queryID: undefined}]);
  search.enter(held);
  search.ask('');
  await vi.waitFor(() => expect(shown.items).toHaveLength(1));
  expect(insights.viewed.mock.lastCall).toMatchObject([{queryID: undefined}]);
  search.enter(held);
  expect(insights.selected.mock.calls).toMatchObject([
    [{objectID: 'a', queryID: undefined}],
    [{objectID: 'a', queryID: undefined}],
  ]);
});

test('closing the dialog cancels pending views', async () => {
  const {search, ask} = setUp();
  await ask('vpn');
  search.stop();
  expect(insights.viewed.mock.lastCall).toEqual([{queryID: undefined, objectIDs: []}]);
});
