import type {liteClient} from 'algoliasearch/lite';
import {expect, test, vi} from 'vitest';
import {createAlgoliaClient} from '../../../../src/search/algolia/client';
import {searchOrigins} from '../../../../src/search/algolia/hosts';
import {searchRequest} from '../../../../src/search/core/request';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;
type Sent = Parameters<Requester['send']>[0];

const sent = vi.hoisted(() => [] as Sent[]);

// Algolia's own client without a network, so that its hosts get no requests.
vi.mock('algoliasearch/lite', async (importOriginal) => {
  const original = await importOriginal<{liteClient: typeof liteClient}>();
  const requester: Requester = {
    send(request) {
      sent.push(request);
      return Promise.resolve({status: 503, content: 'down', isTimedOut: false});
    },
  };
  return {
    liteClient: (...[appId, apiKey, options]: Parameters<typeof liteClient>) =>
      original.liteClient(appId, apiKey, {...options, requester}),
  };
});

const originsTried = async (hosts: string[]) => {
  sent.length = 0;
  const client = createAlgoliaClient({appId: 'APP', apiKey: 'KEY', hosts});
  const request = searchRequest({indexName: 'docs', query: 'vpn', snippetWords: 10});
  await expect(client.search([request])).rejects.toMatchObject({name: 'RetryError'});
  return sent.map(({url}) => new URL(url).origin);
};

test('Algolia has four search hosts, the nearest first', async () => {
  const [first, ...others] = await originsTried([]);
  expect(first).toBe('https://app-dsn.algolia.net');
  expect(others.sort()).toEqual([1, 2, 3].map((name) => `https://app-${name}.algolianet.com`));
});

test('other hosts are used instead, in their order', async () => {
  expect(await originsTried(['two.example:8443', 'one.example'])).toEqual([
    'https://two.example:8443',
    'https://one.example',
  ]);
});

test('the first attempt has the timeouts of SPEC §9', async () => {
  await originsTried([]);
  expect(sent[0]).toMatchObject({connectTimeout: 1_000, responseTimeout: 2_000});
});

test.each([
  ['Algolia itself', []],
  ['other hosts', ['two.example:8443', 'localhost:8080']],
])('the origins for the security policy are those that are used: %s', async (_who, hosts) => {
  const config = {
    engine: 'algolia',
    indexName: 'docs',
    appId: 'APP',
    apiKey: 'KEY',
    hosts,
  } as const;
  expect(searchOrigins(config).sort()).toEqual((await originsTried(hosts)).sort());
});
