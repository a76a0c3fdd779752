// @vitest-environment happy-dom
import {expect, test, vi} from 'vitest';
import type {SearchClient, SearchQuery} from '../../../../../src/search/core/client';
import {targetOfHit} from '../../../../../src/search/core/hit';
import {createStoredSearches} from '../../../../../src/search/core/stored';
import {createSearch} from '../../../../../src/search/ui/dialog/search';
import type {Answer, Search} from '../../../../../src/search/ui/dialog/types';
import {hierarchy, hit} from '../../../support/hits';

const held = {ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};

function searchOver(
  client: SearchClient,
  onChange: Parameters<typeof createSearch>[0]['onChange'],
) {
  const onOpen = vi.fn();
  const stored = createStoredSearches({
    storage: () => localStorage,
    indexName: crypto.randomUUID(),
    siteUrl: 'https://docs.example.org',
    onFailure: vi.fn(),
  });
  const search = createSearch({
    initialQuery: '',
    targetOf: (url) => targetOfHit(url, 'https://docs.example.org'),
    stored,
    insights: undefined,
    requestFor: (query): SearchQuery => ({indexName: 'docs', query, params: {}}),
    getClient: () => Promise.resolve(client),
    getOfflineClient: () => Promise.resolve(client),
    onChange,
    onOpen({target}, opening) {
      onOpen(target, opening);
    },
  });
  return {search, stored, onOpen};
}

/** Creates a search whose responses the test controls. */
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
  const shown = {query: undefined as string | undefined, hits: [] as string[]};
  const {search, stored, onOpen} = searchOver(client, ({collections}, answer) => {
    shown.query = answer.query;
    shown.hits = collections.flatMap(({items}) => items.map(({objectID}) => objectID));
  });
  search.start();
  async function respond(query: string) {
    await vi.waitFor(() => expect(out.has(query)).toBe(true));
    out.get(query)?.();
  }
  return {search, stored, onOpen, shown, respond, out};
}

test('a late response does not change the hits or their query', async () => {
  const {search, shown, respond, out} = setUp();
  search.ask('first');
  await vi.waitFor(() => expect(out.has('first')).toBe(true));
  search.ask('second');
  await respond('second');
  await vi.waitFor(() => expect(shown).toEqual({query: 'second', hits: ['second']}));
  await respond('first');
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toEqual({query: 'second', hits: ['second']});
});

test('Enter waits for the response to the current query', async () => {
  const {search, onOpen, shown, respond} = setUp();
  search.ask('first');
  await respond('first');
  await vi.waitFor(() => expect(shown.hits).toEqual(['first']));
  search.ask('second');
  search.enter({...held, ctrlKey: true});
  expect(onOpen).not.toHaveBeenCalled();
  await respond('second');
  await vi.waitFor(() => expect(onOpen.mock.calls).toEqual([['/second', 'tab']]));
});

test('closing the dialog cancels a pending Enter', async () => {
  const {search, onOpen, shown, respond} = setUp();
  search.ask('first');
  search.enter(held);
  search.stop();
  await respond('first');
  await vi.waitFor(() => expect(shown.hits).toEqual(['first']));
  expect(onOpen).not.toHaveBeenCalled();
});

test('an opened hit is the first on the start screen, without a request', async () => {
  const {search, onOpen, shown, respond, out} = setUp();
  search.ask('first');
  await respond('first');
  await vi.waitFor(() => expect(shown.hits).toEqual(['first']));
  search.enter(held);
  expect(onOpen.mock.calls).toEqual([['/first', 'here']]);
  search.ask('');
  await vi.waitFor(() => expect(shown).toEqual({query: '', hits: ['first']}));
  expect([...out.keys()]).toEqual(['first']);
});

/**
 * Creates a search whose hits change once the whole index is loaded.
 *
 * @param ids the first hits, and those of the whole index; a hit of the same name is another record
 *   of the same section
 */
async function setUpGrowing(ids = ['one', 'two', 'three'], wholeIds = ids.toReversed()) {
  let isWhole = false;
  const client: SearchClient = {
    complete: () => Promise.resolve((isWhole = true)),
    search() {
      const hits = (isWhole ? wholeIds : ids).map((id) =>
        hit({
          objectID: isWhole ? `${id} text` : id,
          url: `/${id}`,
          hierarchy: hierarchy('Guides', id),
        }),
      );
      return Promise.resolve({results: [{hits, nbHits: hits.length, page: 0, nbPages: 1}]});
    },
  };
  const shown = {hits: [] as string[], active: undefined as string | undefined};
  const answered: Partial<Answer> = {};
  const {search, onOpen} = searchOver(client, ({collections, activeItemId}, answer) => {
    const items = collections.flatMap((collection) => collection.items);
    Object.assign(answered, {isReplaced: undefined, ...answer});
    shown.hits = items.map(({target}) => target.slice(1));
    shown.active = items.find((item) => item.__autocomplete_id === activeItemId)?.target.slice(1);
  });
  search.ask('query');
  await vi.waitFor(() => expect(shown).toEqual({hits: ids, active: ids[0]}));
  return {search, shown, answered, onOpen};
}

test('what a part of the index does not have is no answer to a query that another one followed', async () => {
  const parts: (() => void)[] = [];
  const searched = new Set<string | undefined>();
  const none = {hits: [], nbHits: 0, page: 0, nbPages: 0};
  const client: SearchClient = {
    complete: () => new Promise((resolve) => parts.push(() => resolve(true))),
    search([request]) {
      searched.add(request?.query);
      return Promise.resolve({results: [none]});
    },
  };
  const answered = new Set<string | undefined>();
  const {search} = searchOver(client, (_state, answer) => answered.add(answer.query));
  search.start();
  search.ask('first');
  await vi.waitFor(() => expect(searched).toContain('first'));
  search.ask('second');
  await vi.waitFor(() => {
    parts.forEach((arrive) => arrive());
    expect(answered).toContain('second');
  });
  expect(answered).not.toContain('first');
});

test('a message waits for the whole index, since nothing else explains it', async () => {
  let isWhole = false;
  let load = () => {};
  const client: SearchClient = {
    complete: () =>
      new Promise((resolve) => {
        load = () => resolve((isWhole = true));
      }),
    search() {
      const objectID = isWhole ? 'meaning' : 'chance';
      const found = hit({objectID, url: `/${objectID}`, hierarchy: hierarchy('Guides', objectID)});
      return Promise.resolve({results: [{hits: [found], nbHits: 1, page: 0, nbPages: 1}]});
    },
  };
  const shown = new Set<string>();
  const {search} = searchOver(client, ({collections}) =>
    collections.forEach(({items}) => items.forEach(({objectID}) => shown.add(objectID))),
  );
  expect(search.paste(`error: ${'a file of the image is missing '.repeat(4)}`)).toBe(true);
  await vi.waitFor(() => {
    load();
    expect(shown).toContain('meaning');
  });
  expect(shown).not.toContain('chance');
});

test('the first hit becomes active when the rest of the index is loaded', async () => {
  const {search, shown} = await setUpGrowing();
  search.start();
  await vi.waitFor(() => expect(shown.hits).toEqual(['three', 'two', 'one']));
  expect(shown.active).toBe('three');
});

test('a hit chosen with the arrow keys stays active when it moves', async () => {
  const {search, shown} = await setUpGrowing();
  search.autocomplete.setActiveItemId(2);
  expect(shown.active).toBe('three');
  search.start();
  await vi.waitFor(() => expect(shown.hits).toEqual(['three', 'two', 'one']));
  await vi.waitFor(() => expect(shown.active).toBe('three'));
  search.autocomplete.setActiveItemId(1);
  expect(shown.active).toBe('two');
});

test('a hit chosen while the next query is not answered yet stays active, too', async () => {
  const answers = {query: ['one', 'two', 'three'], 'query!': ['three', 'one', 'two']};
  const waiting: (() => void)[] = [];
  const client: SearchClient = {
    async search([request]) {
      const ids = request?.query === 'query!' ? answers['query!'] : answers.query;
      if (ids !== answers.query) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      const hits = ids.map((id) => hit({objectID: id, url: `/${id}`}));
      return {results: [{hits, nbHits: hits.length, page: 0, nbPages: 1}]};
    },
  };
  let shown: (string | undefined)[] = [];
  const {search} = searchOver(client, ({collections, activeItemId}) => {
    const items = collections.flatMap((collection) => collection.items);
    const active = items.find((item) => item.__autocomplete_id === activeItemId);
    shown = [active?.target, ...items.map(({target}) => target)];
  });
  search.ask('query');
  await vi.waitFor(() => expect(shown).toEqual(['/one', '/one', '/two', '/three']));
  search.ask('query!');
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  search.autocomplete.setActiveItemId(1);
  waiting.forEach((answer) => answer());
  await vi.waitFor(() => expect(shown).toEqual(['/two', '/three', '/one', '/two']));
});

test('if a hit chosen with the arrow keys is gone, Enter opens no other', async () => {
  const {search, shown, onOpen} = await setUpGrowing(['one', 'two'], ['three', 'one']);
  search.autocomplete.setActiveItemId(1);
  search.start();
  await vi.waitFor(() => expect(shown).toEqual({hits: ['three', 'one'], active: undefined}));
  search.enter(held);
  expect(onOpen).not.toHaveBeenCalled();
});

test('Enter waits for the whole index, unless the reader has selected a hit', async () => {
  const {search, shown, answered, onOpen} = await setUpGrowing();
  search.enter(held);
  expect(onOpen).not.toHaveBeenCalled();
  expect(answered.isAwaited).toBe(true);
  search.start();
  await vi.waitFor(() => expect(onOpen.mock.calls).toEqual([['/three', 'here']]));
  expect(answered.isAwaited).toBe(false);
  expect(shown.hits).toEqual(['three', 'two', 'one']);

  const other = await setUpGrowing();
  other.search.autocomplete.setActiveItemId(1);
  other.search.enter(held);
  expect(other.onOpen.mock.calls).toEqual([['/two', 'here']]);
});

test('an Enter before the first answer is not awaited until that is there', async () => {
  const {search, answered} = await setUpGrowing();
  search.ask('next query');
  search.enter(held);
  expect(answered.isAwaited).toBe(false);
  await vi.waitFor(() => expect(answered).toMatchObject({query: 'next query', isAwaited: true}));
});

test('Enter opens a stored search at once', async () => {
  const {search, shown, onOpen} = await setUpGrowing();
  search.autocomplete.setActiveItemId(1);
  search.enter(held);
  search.ask('');
  await vi.waitFor(() => expect(shown).toEqual({hits: ['two'], active: 'two'}));
  search.enter(held);
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test.each([
  ['types on', ({ask}: Search) => ask('another query')],
  ['selects a hit', ({autocomplete}: Search) => autocomplete.setActiveItemId(1)],
])('an Enter that waits for the whole index is over if the reader %s', async (_what, goOn) => {
  const {search, shown, answered, onOpen} = await setUpGrowing();
  search.enter(held);
  goOn(search);
  search.start();
  await vi.waitFor(() => expect(shown.hits).toEqual(['three', 'two', 'one']));
  await vi.waitFor(() => expect(answered.isProvisional).toBe(false));
  expect(answered.isAwaited).toBe(false);
  expect(onOpen).not.toHaveBeenCalled();
});

test('hits that took the place of others are told from those that only stayed', async () => {
  const {search, shown, answered} = await setUpGrowing();
  expect(answered.isReplaced).toBeUndefined();
  search.start();
  await vi.waitFor(() => expect(answered.isReplaced).toBe(true));
  search.ask('next query');
  await vi.waitFor(() => expect(answered.isReplaced).toBeUndefined());
  expect(shown.hits).toEqual(['three', 'two', 'one']);
});

test('hits that are the same in the whole index are not replaced', async () => {
  const {search, answered} = await setUpGrowing(['only']);
  search.start();
  await vi.waitFor(() => expect(answered.isReplaced).toBe(false));
});
