import type {Page, Route} from '@playwright/test';
import {hostedSite} from '../../../scripts/lib/hosted-site.mjs';
import {expect, test as base} from '../fixtures';

/** A query to the hosted search, with the fields that tests use. */
export interface HostedQuery {
  query: string;
  indexName: string;
}

type Respond = (query: HostedQuery, route: Route) => Promise<void> | void;

/** Browser errors that tests of the hosted search cause. */
const expectedErrors =
  /^request to another site: http:\/\/localhost:419[123]\/|localhost:419[123]|The search did not answer|Failed to load resource/;

/** Playwright's test over the site with hosted services (see scripts/lib/hosted-site.mjs). */
export const hostedTest = base.extend({
  baseURL: async ({baseURL}, run) => {
    const url = new URL(baseURL ?? '');
    url.hostname = hostedSite.hostname;
    await run(url.origin);
  },
  // Playwright reads the required fixtures from the first parameter.
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from it
  tolerated: ({}, run) => run(expectedErrors),
});

const endpoint = (path: string) =>
  new RegExp(`^http://(?:${hostedSite.hosts.join('|')})${path}(?:\\?|$)`);

/**
 * Mocks the hosts of the search. Call it before opening the page. Tests that need real HTTP use
 * `protocolTest` instead.
 *
 * @returns the queries received so far
 */
export async function mockHostedSearch(page: Page, respond: Respond): Promise<HostedQuery[]> {
  const received: HostedQuery[] = [];
  await page.route(endpoint('/1/indexes/\\*/queries'), async (route) => {
    const {requests} = route.request().postDataJSON() as {requests: HostedQuery[]};
    const [query] = requests;
    if (query) {
      received.push(query);
      await respond(query, route);
    }
  });
  await page.route(endpoint('/1/events'), (route) =>
    route.fulfill({headers: {'access-control-allow-origin': '*'}, json: {status: 200}}),
  );
  return received;
}

/**
 * Pauses the clock of an open page. Algolia's client waits one second for a host, so that it would
 * repeat requests on a slow machine.
 *
 * @param ahead how far the clock jumps ahead, in milliseconds
 */
export async function pauseClock(page: Page, ahead = 60_000): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + ahead);
}

/** Returns a hit for a page. */
export const pageHit = (url: string, title: string) => ({
  objectID: url,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: title},
});

/** Responds with one hit that has the query in its title and URL. */
export async function fulfillWithHit({query}: HostedQuery, route: Route): Promise<void> {
  await fulfillWith(route, [
    {
      ...pageHit(`/guides/vpn?q=${query}`, `About ${query}`),
      objectID: query,
      _highlightResult: {hierarchy: {lvl1: {value: `About <mark>${query}</mark>`}}},
    },
  ]);
}

export async function fulfillWith(route: Route, hits: object[]): Promise<void> {
  await route.fulfill({
    headers: {'access-control-allow-origin': '*'},
    json: {results: [{hits, nbHits: hits.length, page: 0, nbPages: 1}]},
  });
}

/** Holds back the responses of the hosted search. */
export async function delayHostedSearch(page: Page) {
  const pending = new Map<string, () => Promise<void>>();
  await mockHostedSearch(page, ({query, indexName}, route) => {
    pending.set(query, () => fulfillWithHit({query, indexName}, route));
  });
  const requested = (query: string) => expect.poll(() => pending.has(query)).toBe(true);
  return {
    /** Waits for the request of a query. */
    requested,
    /** Responds to a query with a hit, and waits until the browser has the response. */
    respond: async (query: string) => {
      await requested(query);
      const response = page.waitForResponse(
        (each) => each.request().postData()?.includes(`"query":"${query}"`) ?? false,
      );
      await pending.get(query)?.();
      await (await response).finished();
    },
  };
}
