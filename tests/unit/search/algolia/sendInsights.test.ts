import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createAlgoliaInsights} from '../../../../src/search/algolia/sendInsights';
import {startHost, type AlgoliaHost, type HostResponse} from '../../../fixtures/algolia/server';

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

test('events are posted to the configured hosts', async () => {
  create().clicked({queryID: 'q1', objectID: 'a', position: 3});
  await vi.waitFor(() => expect(host.received).toHaveLength(1));
  expect(host.received[0]).toMatchObject({
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

test('each visit has its own token', async () => {
  const tokens = async (count: number) => {
    await vi.waitFor(() => expect(host.received).toHaveLength(count));
    return host.received.map(
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
  // The format that Algolia accepts.
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

  const idsOf = ({received}: AlgoliaHost) =>
    received.map(({body}) => (body as {events: {objectIDs: string[]}[]}).events[0]?.objectIDs[0]);

  const visit = () =>
    createAlgoliaInsights({
      appId: 'APP',
      apiKey: 'KEY',
      indexName: 'docs',
      hosts: [host.name, other.name],
    });

  test('an event is sent to one, with a timeout of 30 s', async () => {
    const time = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    host.script = () => ({isSilent: true});
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

  test.each<[string, HostResponse]>([
    ['fails', {status: 503}],
    ['hangs up', {hangUp: true}],
    ['refuses', {status: 403, json: {message: 'No.', status: 403}}],
  ])(
    'an event whose host %s is not sent again, and the next one is sent to the other host',
    async (_what, answer) => {
      host.script = () => answer;
      const {clicked} = visit();
      clicked({queryID: 'q1', objectID: 'a', position: 1});
      await vi.waitFor(() => expect(idsOf(host)).toEqual(['a']));
      await vi.waitFor(() => {
        clicked({queryID: 'q1', objectID: 'b', position: 2});
        expect(idsOf(other)[0]).toBe('b');
      });
      expect(idsOf(other)).not.toContain('a');
    },
  );
});

test('an event is sent even if the reader leaves the site, within the limits of browsers', async () => {
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
