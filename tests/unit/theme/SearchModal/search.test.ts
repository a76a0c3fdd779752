// @vitest-environment happy-dom
import {expect, test, vi} from 'vitest';
import type {SearchClient, SearchQuery} from '../../../../src/search/client';
import {createStoredSearches} from '../../../../src/search/stored';
import {createSearch} from '../../../../src/theme/SearchModal/search';
import {hierarchy, hit} from '../../support/hits';

const held = {ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};

/** A search over an engine that answers when the test says so, in the order it wants. */
function setUp() {
  const out = new Map<string, () => void>();
  const client: SearchClient = {
    search: ([request]) =>
      new Promise((resolve) => {
        const {query} = request ?? {query: ''};
        out.set(query, () => {
          const found = hit({
            objectID: query,
            url: `/${query}`,
            hierarchy: hierarchy('Guides', query),
          });
          resolve({results: [{hits: [found], nbHits: 1, page: 0, nbPages: 1}]});
        });
      }),
  };
  const onOpen = vi.fn();
  const stored = createStoredSearches({
    storage: () => localStorage,
    indexName: crypto.randomUUID(),
    siteUrl: 'https://docs.example.org',
    onFailure: vi.fn(),
  });
  const shown = {query: undefined as string | undefined, hits: [] as string[]};
  const search = createSearch({
    initialQuery: '',
    siteUrl: 'https://docs.example.org',
    stored,
    insights: undefined,
    requestFor: (query): SearchQuery => ({indexName: 'docs', query, params: {}}),
    getClient: () => Promise.resolve(client),
    getOfflineClient: () => Promise.resolve(client),
    onChange({collections}, answer) {
      shown.query = answer.query;
      shown.hits = collections.flatMap(({items}) => items.map(({objectID}) => objectID));
    },
    onOpen,
  });
  async function answer(query: string) {
    await vi.waitFor(() => expect(out.has(query)).toBe(true));
    out.get(query)?.();
  }
  return {search, stored, onOpen, shown, answer, out};
}

test('an answer that comes late changes neither the hits nor the query they are for', async () => {
  const {search, shown, answer, out} = setUp();
  search.ask('first');
  await vi.waitFor(() => expect(out.has('first')).toBe(true));
  search.ask('second');
  await answer('second');
  await vi.waitFor(() => expect(shown).toEqual({query: 'second', hits: ['second']}));
  await answer('first');
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toEqual({query: 'second', hits: ['second']});
});

test('Enter waits for the answer to the present query', async () => {
  const {search, onOpen, shown, answer} = setUp();
  search.ask('first');
  await answer('first');
  await vi.waitFor(() => expect(shown.hits).toEqual(['first']));
  search.ask('second');
  search.enter({...held, ctrlKey: true});
  expect(onOpen).not.toHaveBeenCalled();
  await answer('second');
  await vi.waitFor(() => expect(onOpen.mock.calls).toEqual([['/second', 'tab']]));
});

test('an Enter that waits is forgotten when the dialog closes', async () => {
  const {search, onOpen, shown, answer} = setUp();
  search.ask('first');
  search.enter(held);
  search.stop();
  await answer('first');
  await vi.waitFor(() => expect(shown.hits).toEqual(['first']));
  expect(onOpen).not.toHaveBeenCalled();
});

test('an opened hit is the first on the start screen, without a request', async () => {
  const {search, onOpen, shown, answer, out} = setUp();
  search.ask('first');
  await answer('first');
  await vi.waitFor(() => expect(shown.hits).toEqual(['first']));
  search.enter(held);
  expect(onOpen.mock.calls).toEqual([['/first', 'here']]);
  search.ask('');
  await vi.waitFor(() => expect(shown).toEqual({query: '', hits: ['first']}));
  expect([...out.keys()]).toEqual(['first']);
});
