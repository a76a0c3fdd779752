import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {clientOptions, createAlgoliaClient} from '../../../../src/search/algolia/client';
import type {SearchQuery} from '../../../../src/search/core/client';
import {searchRequest} from '../../../../src/search/core/request';
import {
  answerWith,
  unreachableHost,
  startHost,
  type AlgoliaHost,
  type HostResponse,
  type Script,
} from '../../../fixtures/algolia/server';
import {hierarchy, hit as hitOf} from '../../support/hits';

// Algolia's own client, and simulated hosts that implement its protocol over HTTP.
let hosts: AlgoliaHost[] = [];

async function start(script?: Script): Promise<AlgoliaHost> {
  const host = await startHost(script);
  hosts.push(host);
  return host;
}

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(hosts.map((host) => host.close()));
  hosts = [];
});

const client = (...names: string[]) =>
  createAlgoliaClient({appId: 'APP', apiKey: 'KEY', hosts: names});

const hit = hitOf({objectID: '1', url: '/vpn', hierarchy: hierarchy('Guides')});

const requestFor = (query: string, page = 0): SearchQuery =>
  searchRequest({
    indexName: 'docs',
    query,
    snippetWords: 10,
    page,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  });

const request = requestFor('vpn');

describe('without credentials', () => {
  test.each([
    [{appId: '', apiKey: 'KEY', hosts: []}, '`appId` is missing.'],
    [{appId: 'APP', apiKey: '', hosts: []}, '`apiKey` is missing.'],
    [{appId: '', apiKey: '', hosts: []}, '`appId` is missing.'],
  ])('there is no client for %j', (options, message) => {
    expect(() => createAlgoliaClient(options)).toThrow(new Error(message));
  });
});

test('the timeouts are 1 s for connecting, 2 s for reading and 30 s for writing', () => {
  expect(clientOptions([]).timeouts).toEqual({connect: 1_000, read: 2_000, write: 30_000});
});

describe('a search', () => {
  test('sends one request to the multi-query endpoint, with the credentials in its URL only', async () => {
    const host = await start();
    await client(host.name).search([request]);
    expect(host.received).toHaveLength(1);
    const [{method, path, parameters, headers} = {}] = host.received;
    expect([method, path]).toEqual(['POST', '/1/indexes/*/queries']);
    expect(parameters).toMatchObject({
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'KEY',
    });
    expect(JSON.stringify(headers)).not.toMatch(/APP|KEY/);
  });

  test('sends the number of the page unless it is the first', async () => {
    const host = await start();
    await client(host.name).search([requestFor('vpn', 2)]);
    expect(host.received[0]?.body).toMatchObject({requests: [{page: 2}]});
  });

  test('requests the id of a query only if insights are enabled', async () => {
    const host = await start(answerWith(hit));
    const options = {appId: 'APP', apiKey: 'KEY', hosts: [host.name], insights: true};
    const {results} = await createAlgoliaClient(options).search([request]);
    expect(host.received[0]?.body).toMatchObject({requests: [{clickAnalytics: true}]});
    expect(results[0]?.queryID).toBe('query-id-of-vpn');
    const without = await client(host.name).search([request]);
    expect(without.results[0]).not.toHaveProperty('queryID');
  });

  test('returns the known fields of the response', async () => {
    const host = await start(() => ({
      json: {
        results: [
          {hits: [hit], nbHits: 41, page: 1, nbPages: 3, queryID: 'q1', processingTimeMS: 1},
        ],
      },
    }));
    expect(await client(host.name).search([request])).toEqual({
      results: [{hits: [hit], nbHits: 41, page: 1, nbPages: 3, queryID: 'q1'}],
    });
  });

  test('unescapes the texts of the index if configured', async () => {
    const host = await start(answerWith({...hit, hierarchy: hierarchy('&lt;host&gt;')}));
    const titleOf = async (isEscaped?: boolean) => {
      const options = {appId: 'APP', apiKey: 'KEY', hosts: [host.name], isEscaped};
      const {results} = await createAlgoliaClient(options).search([request]);
      return results[0]?.hits[0]?.hierarchy.lvl0;
    };
    expect([await titleOf(true), await titleOf(false), await titleOf()]).toEqual([
      '<host>',
      '&lt;host&gt;',
      '&lt;host&gt;',
    ]);
  });
});

describe('the next host is tried', () => {
  test.each<[string, Script]>([
    ['never responds', () => ({isSilent: true})],
    ['closes the connection', () => ({hangUp: true})],
    ['fails with 500', () => ({status: 500, text: 'down'})],
    ['fails with 503', () => ({status: 503, json: {message: 'down'}})],
    ['redirects', () => ({status: 302, headers: {location: '/'}})],
  ])('if one %s', async (_what, script) => {
    const [first, second] = [await start(script), await start(answerWith(hit))];
    const {results} = await client(first.name, second.name).search([request]);
    expect(results[0]?.hits).toEqual([hit]);
    expect([first.received.length, second.received.length]).toEqual([1, 1]);
    expect(second.received[0]?.body).toEqual(first.received[0]?.body);
  });

  test('if one refuses the connection', async () => {
    const second = await start(answerWith(hit));
    const {results} = await client(await unreachableHost(), second.name).search([request]);
    expect(results[0]?.hits).toEqual([hit]);
  });

  test('but not if one responds', async () => {
    const [first, second] = [await start(answerWith(hit)), await start()];
    await client(first.name, second.name).search([request]);
    expect([first.received.length, second.received.length]).toEqual([1, 0]);
  });

  test('and the search fails with a retry error if there is none left', async () => {
    const failing = await start(() => ({status: 503, text: 'down'}));
    const search = client(await unreachableHost(), failing.name, await unreachableHost()).search([
      request,
    ]);
    await expect(search).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining(
        'Unreachable hosts - your application id may be incorrect',
      ) as string,
    });
    expect(failing.received).toHaveLength(1);
  });
});

describe('an error of the client is final', () => {
  test.each([400, 403, 404, 429])('%i', async (status) => {
    const first = await start(() => ({status, json: {message: 'No.', status}}));
    const second = await start();
    await expect(client(first.name, second.name).search([request])).rejects.toMatchObject({
      name: 'ApiError',
      status,
      message: 'No.',
    });
    expect([first.received.length, second.received.length]).toEqual([1, 0]);
  });

  test('and does not count against the host', async () => {
    const host = await start(() => ({status: 403, json: {message: 'No.'}}));
    const search = client(host.name);
    await expect(search.search([request])).rejects.toMatchObject({name: 'ApiError'});
    host.script = answerWith(hit);
    expect((await search.search([requestFor('tpm')])).results[0]?.hits).toEqual([hit]);
  });
});

test.each(['<!doctype html><title>Sign in</title>', '{"results": ['])(
  'a response that is not JSON is a deserialization error: %s',
  async (text) => {
    const host = await start(() => ({text}));
    await expect(client(host.name).search([request])).rejects.toMatchObject({
      name: 'DeserializationError',
    });
  },
);

test.each<[string, HostResponse]>([
  ['nothing at all', {text: ''}],
  ['no content', {status: 204, text: ''}],
  ['null', {text: 'null'}],
  ['fewer results than queries', {text: '{"results":[]}'}],
])(
  'a response that is %s is a deserialization error, and is not cached',
  async (_what, response) => {
    const host = await start(() => response);
    const search = client(host.name);
    await expect(search.search([request])).rejects.toMatchObject({name: 'DeserializationError'});
    host.script = answerWith(hit);
    expect((await search.search([request])).results[0]?.hits).toEqual([hit]);
  },
);

describe('a host that failed', () => {
  const twoMinutes = 2 * 60 * 1000;

  beforeEach(() => {
    // Only the clock is simulated: connections and timeouts are real.
    vi.useFakeTimers({toFake: ['Date'], now: 0});
  });

  test('is skipped for two minutes, and then tried first again', async () => {
    const first = await start(() => ({status: 503, text: 'down'}));
    const second = await start(answerWith(hit));
    const search = client(first.name, second.name);
    const requestsAfter = async (time: number, query: string) => {
      vi.setSystemTime(time);
      await search.search([requestFor(query)]);
      return [first.received.length, second.received.length];
    };
    expect(await requestsAfter(0, 'one')).toEqual([1, 1]);
    expect(await requestsAfter(1, 'two')).toEqual([1, 2]);
    expect(await requestsAfter(twoMinutes, 'three')).toEqual([1, 3]);
    first.script = answerWith(hit);
    expect(await requestsAfter(twoMinutes + 1, 'four')).toEqual([2, 3]);
  });
});
