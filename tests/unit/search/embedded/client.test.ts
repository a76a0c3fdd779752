import {describe, expect, test, vi} from 'vitest';
import type {SearchQuery, SearchResult} from '../../../../src/search/core/client';
import {createEmbeddedClient} from '../../../../src/search/embedded/client';

const query = (text: string): SearchQuery => ({indexName: 'docs', query: text, params: {}});
const result = (page: number): SearchResult => ({hits: [], nbHits: 0, page, nbPages: 0});

test('each query is answered in its place, however long its answer takes', async () => {
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  const client = createEmbeddedClient({
    async search({query: text}) {
      if (text === 'first') {
        await first;
        return result(1);
      }
      answerFirst();
      return result(2);
    },
  });
  const {results} = await client.search([query('first'), query('second')]);
  expect(results.map(({page}) => page)).toEqual([1, 2]);
});

test('no query has no answer', async () => {
  expect(await createEmbeddedClient({search: () => result(0)}).search([])).toEqual({results: []});
});

test('an engine that fails makes the search fail', async () => {
  const client = createEmbeddedClient({
    search() {
      throw new Error('The worker is gone.');
    },
  });
  await expect(client.search([query('vpn')])).rejects.toThrow('The worker is gone.');
});

describe('the rest of the index', () => {
  const engine = {search: () => result(0)};

  test('is loaded once, and its first callers are told to query again', async () => {
    const load = vi.fn(() => Promise.resolve());
    const client = createEmbeddedClient(engine, load);
    expect(await Promise.all([client.complete?.(), client.complete?.()])).toEqual([true, true]);
    expect(await client.complete?.()).toBe(false);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is tried again when it did not come', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('gone'));
    const client = createEmbeddedClient(engine, load);
    expect(await client.complete?.()).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    expect(await client.complete?.()).toBe(true);
    warn.mockRestore();
  });

  test('is nothing to an engine that has all', () => {
    expect(createEmbeddedClient(engine)).not.toHaveProperty('complete');
  });
});
