import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createAlgoliaInsights} from '../../../src/search/algoliaInsights';
import {startHost, type AlgoliaHost} from '../../fixtures/algolia/server';

let host: AlgoliaHost;

beforeEach(async () => {
  host = await startHost(() => ({json: {status: 200, message: 'OK'}}));
});

afterEach(() => host.close());

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

test('seen hits are told after their time', async () => {
  create().viewed({queryID: 'q1', objectIDs: ['a', 'b']});
  await vi.waitFor(() => expect(host.asked).toHaveLength(1), {timeout: 10_000});
  expect(host.asked[0]?.body).toMatchObject({
    events: [{eventType: 'view', eventName: 'Items Viewed', objectIDs: ['a', 'b']}],
  });
});

test('without an application there are none', () => {
  expect(() =>
    createAlgoliaInsights({appId: '', apiKey: 'KEY', indexName: 'docs', hosts: []}),
  ).toThrow(new Error('`appId` is missing.'));
});
