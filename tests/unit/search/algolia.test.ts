import type {liteClient} from 'algoliasearch/lite';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {createAlgoliaClient} from '../../../src/search/algolia';
import {searchRequest} from '../../../src/search/request';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;
type EndRequest = Parameters<Requester['send']>[0];
type Response = Awaited<ReturnType<Requester['send']>>;

const network = vi.hoisted(() => ({
  sent: [] as EndRequest[],
  answer: undefined as ((request: EndRequest) => Partial<Response>) | undefined,
}));

// Algolia's own client, with the network taken out.
vi.mock('algoliasearch/lite', async (importOriginal) => {
  const original = await importOriginal<{liteClient: typeof liteClient}>();
  const requester: Requester = {
    send(request) {
      network.sent.push(request);
      return Promise.resolve({
        status: 200,
        content: '',
        isTimedOut: false,
        ...network.answer?.(request),
      });
    },
  };
  return {
    liteClient: (...[appId, apiKey, options]: Parameters<typeof liteClient>) =>
      original.liteClient(appId, apiKey, {...options, requester}),
  };
});

const hit = {objectID: '1', url: '/vpn', type: 'lvl1', content: null, hierarchy: {lvl0: 'Guides'}};

const answerWith =
  (...results: object[]) =>
  () => ({content: JSON.stringify({results})});

const client = (hosts: string[] = []) => createAlgoliaClient({appId: 'APP', apiKey: 'KEY', hosts});

const request = searchRequest({
  indexName: 'docs',
  query: 'vpn',
  snippetWords: 10,
  facetFilters: ['language:en', ['docusaurus_tag:default']],
});

beforeEach(() => {
  network.sent = [];
  network.answer = answerWith({hits: [hit], nbHits: 1, page: 0, nbPages: 1});
});

describe('without its settings', () => {
  test.each([
    [{appId: '', apiKey: 'KEY', hosts: []}, '`appId` is missing.'],
    [{appId: 'APP', apiKey: '', hosts: []}, '`apiKey` is missing.'],
  ])('there is no client for %j', (options, message) => {
    expect(() => createAlgoliaClient(options)).toThrow(new Error(message));
  });
});

describe('a search', () => {
  test('asks the multi-query endpoint of the first host, with the credentials in its address', async () => {
    await client().search([request]);
    expect(network.sent).toHaveLength(1);
    const {method, url} = network.sent[0] ?? {method: '', url: ''};
    const {protocol, host, pathname, searchParams} = new URL(url);
    expect([method, protocol, pathname]).toEqual(['POST', 'https:', '/1/indexes/*/queries']);
    expect(host).toBe('app-dsn.algolia.net');
    expect(searchParams.get('x-algolia-application-id')).toBe('APP');
    expect(searchParams.get('x-algolia-api-key')).toBe('KEY');
  });

  test('sends one flat object for each query', async () => {
    await client().search([request]);
    expect(JSON.parse(String(network.sent[0]?.data))).toEqual({
      requests: [
        {
          indexName: 'docs',
          query: 'vpn',
          attributesToRetrieve: [
            ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
            'content',
            'type',
            'url',
          ],
          attributesToSnippet: [
            ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`),
            'content:10',
          ],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          page: 0,
          clickAnalytics: false,
          facetFilters: ['language:en', ['docusaurus_tag:default']],
        },
      ],
    });
  });

  test('gives what a results list reads of the answer', async () => {
    network.answer = answerWith({
      hits: [hit],
      nbHits: 41,
      page: 1,
      nbPages: 3,
      queryID: 'q1',
      processingTimeMS: 1,
    });
    expect(await client().search([request])).toEqual({
      results: [{hits: [hit], nbHits: 41, page: 1, nbPages: 3, queryID: 'q1'}],
    });
  });

  test('counts the hits itself when the answer does not', async () => {
    network.answer = answerWith({hits: [hit]});
    expect(await client().search([request])).toEqual({
      results: [{hits: [hit], nbHits: 1, page: 0, nbPages: 1}],
    });
  });
});

describe('other hosts', () => {
  test('are asked instead of those of Algolia, in their order, until one answers', async () => {
    network.answer = ({url}) =>
      url.startsWith('https://one.example/')
        ? {status: 503, content: 'down'}
        : answerWith({hits: [hit], nbHits: 1, page: 0, nbPages: 1})();
    const {results} = await client(['one.example', 'two.example:8443']).search([request]);
    expect(results[0]?.nbHits).toBe(1);
    expect(network.sent.map(({url}) => new URL(url).host)).toEqual([
      'one.example',
      'two.example:8443',
    ]);
  });

  test('make the search fail with a retry error when none answers', async () => {
    network.answer = () => ({status: 0, isTimedOut: true});
    await expect(client(['one.example', 'two.example']).search([request])).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining('Unreachable hosts') as string,
    });
    expect(network.sent).toHaveLength(2);
  });

  test('are not asked after a refusal, which is final', async () => {
    network.answer = () => ({status: 403, content: JSON.stringify({message: 'Invalid key'})});
    await expect(client(['one.example', 'two.example']).search([request])).rejects.toMatchObject({
      name: 'ApiError',
      status: 403,
      message: 'Invalid key',
    });
    expect(network.sent).toHaveLength(1);
  });
});
