import type {Page, Route} from '@playwright/test';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {hostedSite} from '../../../scripts/lib/hosted-site.mjs';
import {test as base} from '../fixtures';

/** What a hosted search is asked for; the part that tests look at. */
export interface HostedQuery {
  query: string;
  indexName: string;
}

type Answer = (query: HostedQuery, route: Route) => Promise<void> | void;

/** Complaints of the browser that a test of the hosted search brings about itself. */
const hostedComplaints =
  /^request to another site: http:\/\/localhost:419[123]\/|localhost:419[123]|The search did not answer|Failed to load resource/;

/** Playwright's test over the build for a hosted search (see scripts/lib/hosted-site.mjs). */
export const hostedTest = base.extend({
  baseURL: async ({baseURL}, run, {config}) => {
    if (!existsSync(path.resolve(config.rootDir, '../..', hostedSite.folder))) {
      throw new Error(`${hostedSite.folder}/ is missing; run npm run build:hosted first.`);
    }
    const url = new URL(baseURL ?? '');
    url.hostname = hostedSite.hostname;
    await run(url.origin);
  },
  // Playwright reads which fixtures one needs from its first parameter.
  // eslint-disable-next-line no-empty-pattern
  tolerated: ({}, run) => run(hostedComplaints),
});

const endpoint = (path: string) =>
  new RegExp(`^http://(?:${hostedSite.hosts.join('|')})${path}(?:\\?|$)`);

/**
 * Answers in place of the hosts of the search. Called before the page is opened; a test that needs
 * hosts of its own, over HTTP, takes `protocolTest` instead.
 *
 * @returns the queries that have reached a host so far
 */
export async function useHostedSearch(page: Page, answer: Answer): Promise<HostedQuery[]> {
  const asked: HostedQuery[] = [];
  await page.route(endpoint('/1/indexes/\\*/queries'), async (route) => {
    const {requests} = route.request().postDataJSON() as {requests: HostedQuery[]};
    const [query] = requests;
    if (query) {
      asked.push(query);
      await answer(query, route);
    }
  });
  await page.route(endpoint('/1/events'), (route) =>
    route.fulfill({headers: {'access-control-allow-origin': '*'}, json: {status: 200}}),
  );
  return asked;
}

/**
 * Stops the clock of an open page. Algolia's client gives a host one second: on a busy machine it
 * would ask another one what the first has been asked already.
 *
 * @param ahead the milliseconds by which it is put forward at that
 */
export async function stopClock(page: Page, ahead = 60_000): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + ahead);
}

/** A hit that is a page. */
export const pageHit = (url: string, title: string) => ({
  objectID: url,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: title},
});

/** Answers with one page whose title names the query, at the address `/guides/vpn?q=…`. */
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
