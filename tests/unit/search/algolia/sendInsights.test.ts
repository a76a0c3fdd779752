import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createAlgoliaInsights} from '../../../../src/search/algolia/sendInsights';
import {startHost, type AlgoliaHost, type Answer} from '../../../fixtures/algolia/server';

let host: AlgoliaHost;

beforeEach(async () => {
  host = await startHost(() => ({json: {status: 200, message: 'OK'}}));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await host.close();
});

const create = () =>
  createAlgoliaInsights({appId: 'APP', apiKey: 'KEY', indexName: 'docs', hosts: [host.name]});

test('events are posted to the hosts of the search', async () => {
  create().clicked({queryID: 'q1', objectID: 'a', position: 3});
  await vi.waitFor(() => expect(host.asked).toHaveLength(1));
  expect(host.asked[0]).toMatchObject({
    method: 'POST',
    path: '/1/events',
    parameters: {'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'KEY'},
    body: {
      events: [
        {eventType: 'click', index: 'docs', queryID: 'q1', objectIDs: ['a'], positions: [3]},
      ],
    },
  });
});

test('a visit has one token, and each visit another', async () => {
  const tokens = async (count: number) => {
    await vi.waitFor(() => expect(host.asked).toHaveLength(count));
    return host.asked.map(
      ({body}) => (body as {events: {userToken: string}[]}).events[0]?.userToken ?? '',
    );
  };
  const opened = {queryID: 'q1', objectID: 'a', position: 1};
  const visit = create();
  visit.clicked(opened);
  await tokens(1);
  visit.selected(opened);
  await tokens(2);
  create().clicked(opened);
  const [first, second, other] = await tokens(3);
  // What Algolia takes for a token.
  expect(first).toMatch(/^anonymous-[a-z0-9-]{1,100}$/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

describe('with two hosts', () => {
  let other: AlgoliaHost;

  beforeEach(async () => {
    other = await startHost(() => ({json: {status: 200, message: 'OK'}}));
  });

  afterEach(() => other.close());

  const idsOf = ({asked}: AlgoliaHost) =>
    asked.map(({body}) => (body as {events: {objectIDs: string[]}[]}).events[0]?.objectIDs[0]);

  const visit = () =>
    createAlgoliaInsights({
      appId: 'APP',
      apiKey: 'KEY',
      indexName: 'docs',
      hosts: [host.name, other.name],
    });

  test('an event is sent to one, which has 30 s to record it', async () => {
    const time = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    host.script = () => ({delay: Infinity});
    const {clicked} = visit();
    clicked({queryID: 'q1', objectID: 'a', position: 1});
    await vi.waitFor(() => expect(idsOf(host)).toEqual(['a']));
    expect(limit.mock.calls).toEqual([[30_000]]);
    time.abort(new DOMException('30 s are over.', 'TimeoutError'));
    limit.mockRestore();
    // A later event is sent to the other host, which does not get the first one.
    await vi.waitFor(() => {
      clicked({queryID: 'q1', objectID: 'b', position: 2});
      expect(idsOf(other)[0]).toBe('b');
    });
    expect(idsOf(other)).not.toContain('a');
  });

  test.each<[string, Answer]>([
    ['fails', {status: 503}],
    ['hangs up', {hangUp: true}],
    ['refuses', {status: 403, json: {message: 'No.', status: 403}}],
  ])('an event whose host %s is sent to no other, but the next one is', async (_what, answer) => {
    host.script = () => answer;
    const {clicked} = visit();
    clicked({queryID: 'q1', objectID: 'a', position: 1});
    await vi.waitFor(() => expect(idsOf(host)).toEqual(['a']));
    await vi.waitFor(() => {
      clicked({queryID: 'q1', objectID: 'b', position: 2});
      expect(idsOf(other)[0]).toBe('b');
    });
    expect(idsOf(other)).not.toContain('a');
  });
});

test('an event is sent even when the reader leaves the site, as far as browsers do so', async () => {
  const sent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response()));
  vi.useFakeTimers({toFake: ['setTimeout']});
  const visit = createAlgoliaInsights({
    appId: 'APP',
    apiKey: 'KEY',
    indexName: 'docs',
    hosts: [],
  });
  visit.clicked({queryID: 'q1', objectID: 'a', position: 1});
  visit.viewed({
    queryID: 'q1',
    objectIDs: Array.from({length: 100}, (_item, index) => `${'x'.repeat(1_000)}${index}`),
  });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(sent.mock.calls.map(([, options]) => options?.keepalive)).toEqual([true, false]);
  expect(sent.mock.calls[0]?.[0]).toMatch(/^https:\/\/insights\.algolia\.io\/1\/events\?/);
});
