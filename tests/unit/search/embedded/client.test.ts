import {describe, expect, test, vi} from 'vitest';
import type {SearchQuery, SearchResult} from '../../../../src/search/core/client';
import {createEmbeddedClient} from '../../../../src/search/embedded/client';

const query = (text: string): SearchQuery => ({indexName: 'docs', query: text, params: {}});
const result = (page: number): SearchResult => ({hits: [], nbHits: 0, page, nbPages: 0});

test('results have the order of the queries, however long each takes', async () => {
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

test('no queries have no results', async () => {
  expect(await createEmbeddedClient({search: () => result(0)}).search([])).toEqual({results: []});
});

test('the search fails if the engine fails', async () => {
  const client = createEmbeddedClient({
    search() {
      throw new Error('The worker is gone.');
    },
  });
  await expect(client.search([query('vpn')])).rejects.toThrow('The worker is gone.');
});

describe('the rest of the index', () => {
  const engine = {search: () => result(0)};

  test('is loaded once, and calls before that resolve to true', async () => {
    const load = vi.fn(() => Promise.resolve());
    const client = createEmbeddedClient(engine, load);
    expect(await Promise.all([client.complete?.(), client.complete?.()])).toEqual([true, true]);
    expect(await client.complete?.()).toBe(false);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is loaded on the next call if it failed', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('gone'));
    const client = createEmbeddedClient(engine, load);
    expect(await client.complete?.()).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    expect(await client.complete?.()).toBe(true);
    warn.mockRestore();
  });

  test('does not exist for an engine with the whole index', () => {
    expect(createEmbeddedClient(engine)).not.toHaveProperty('complete');
  });
});
