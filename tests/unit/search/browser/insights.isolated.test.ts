import {beforeEach, expect, test, vi} from 'vitest';
import type {SearchConfig} from '../../../../src/search/core/config';
import type {Insights} from '../../../../src/search/algolia/insights';

const created = vi.hoisted(() => ({
  insights: [] as Record<keyof Insights, ReturnType<typeof vi.fn>>[],
  fails: false,
}));

vi.mock('../../../../src/search/algolia/sendInsights', () => ({
  createAlgoliaInsights() {
    if (created.fails) {
      throw new Error('no');
    }
    const insights = {viewed: vi.fn(), clicked: vi.fn(), selected: vi.fn()};
    created.insights.push(insights);
    return insights;
  },
}));

/** Starts a visit without cached modules. */
async function visit() {
  vi.resetModules();
  const {default: getInsights} = await import('../../../../src/search/browser/insights');
  return getInsights;
}

const hosted: SearchConfig = {
  engine: 'algolia',
  indexName: 'docs',
  appId: 'APP',
  apiKey: 'KEY',
  hosts: [],
};

beforeEach(() => {
  created.insights = [];
  created.fails = false;
});

test.each<[string, SearchConfig]>([
  ['with the embedded engine', {engine: 'embedded', indexName: 'docs'}],
  ['with Algolia by default', hosted],
  ['if they are disabled', {...hosted, insights: false}],
])('there is no client %s', async (_what, config) => {
  const getInsights = await visit();
  expect(getInsights(config)).toBeUndefined();
  expect(created.insights).toHaveLength(0);
});

test('a visit has one client, and each event is reported once', async () => {
  const getInsights = await visit();
  const config = {...hosted, insights: true};
  const opened = {objectID: 'a', queryID: 'q1', position: 1};
  const shown = {objectIDs: ['a'], queryID: 'q1'};
  getInsights(config)?.viewed(shown);
  getInsights(config)?.clicked(opened);
  getInsights(config)?.selected(opened);
  await vi.waitFor(() => expect(created.insights[0]?.selected).toHaveBeenCalled());
  expect(created.insights).toHaveLength(1);
  expect(created.insights[0]?.viewed.mock.calls).toEqual([[shown]]);
  expect(created.insights[0]?.clicked.mock.calls).toEqual([[opened]]);
  expect(created.insights[0]?.selected.mock.calls).toEqual([[opened]]);
});

test('a client that fails to load is ignored', async () => {
  created.fails = true;
  const getInsights = await visit();
  const insights = getInsights({...hosted, insights: true});
  expect(() => insights?.viewed({objectIDs: ['a'], queryID: 'q1'})).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
});
