import type {Page} from '@playwright/test';
import {answerWith, type AlgoliaHost} from '../../fixtures/algolia/server';
import {expect} from '../fixtures';
import {searchOf} from './dialog';
import {pauseClock} from './hosted';
import {protocolTest as test} from './protocol';

const unreachable = 'Unable to fetch results';

/** Hits of two groups in turn, which the dialog sorts by group. */
const hits = Array.from({length: 20}, (_none, index) => ({
  objectID: `hit-${index + 1}`,
  url: `/guides/vpn?hit=${index + 1}`,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: index % 2 === 0 ? 'Guides' : 'Blog', lvl1: `Hit ${index + 1}`},
  _highlightResult: {hierarchy: {lvl1: {value: `<mark>Hit</mark> ${index + 1}`}}},
}));

/** The search requests that a host received. */
const searches = ({received}: AlgoliaHost) => received.filter(({path}) => path !== '/1/events');

interface Event {
  eventType: string;
  eventName: string;
  userToken: string;
  queryID?: string;
  objectIDs: string[];
  positions?: number[];
}

/** The events that a host received, a list for each request. */
const events = ({received}: AlgoliaHost) =>
  received
    .filter(({path}) => path === '/1/events')
    .map(({body}) => (body as {events: Event[]}).events);

/** Enters a query and waits for the last host to receive a request. */
async function enterQuery(page: Page, query: string) {
  await searchOf(page).input.fill(query);
  await expect(searchOf(page).dialog.getByRole('status')).not.toHaveText(/^(Searching …)?$/);
}

test('requests: none before the search opens, a preconnect on intent, then exactly SPEC §7', async ({
  page,
  open,
  hosts,
}) => {
  const [first, second, third] = hosts as [AlgoliaHost, AlgoliaHost, AlgoliaHost];
  first.script = answerWith(...hits);
  await open('/guides/vpn');
  await page.waitForLoadState('networkidle');
  await pauseClock(page);
  const preconnect = page.locator('link[rel="preconnect"]');
  await expect(preconnect).toHaveCount(0);
  const {button, input, options} = searchOf(page);
  await button.hover();
  await expect(preconnect).toHaveAttribute('href', 'http://localhost:4191');
  await expect(preconnect).toHaveAttribute('crossorigin', '');
  await button.click();
  await expect(input).toBeFocused();
  expect(first.received).toEqual([]);
  await input.fill('vpn');
  await expect(options).toHaveCount(10);
  expect(searches(first)).toHaveLength(1);
  expect(searches(first)[0]).toMatchObject({
    method: 'POST',
    path: '/1/indexes/*/queries',
    parameters: {'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'KEY'},
  });
  expect(JSON.stringify(searches(first)[0]?.headers)).not.toMatch(/APP|KEY/);
  expect(searches(first)[0]?.body).toEqual({
    requests: [
      {
        query: 'vpn',
        indexName: 'hosted',
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
        clickAnalytics: true,
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ],
      },
    ],
  });
  expect([second.received, third.received]).toEqual([[], []]);
});

test('retries: the next host after an error or a timeout, and failed hosts are skipped for two minutes', async ({
  page,
  open,
  hosts,
}) => {
  const [failing, silent, good] = hosts as [AlgoliaHost, AlgoliaHost, AlgoliaHost];
  failing.script = () => ({status: 503, text: 'down'});
  silent.script = () => ({isSilent: true});
  good.script = answerWith(...hits);
  const counts = () => hosts.map((host) => searches(host).length);
  await open('/guides/vpn');
  await page.keyboard.press('Control+k');
  const {input, options} = searchOf(page);
  await input.fill('one');
  await expect(options).toHaveCount(10, {timeout: 30_000});
  expect(counts()).toEqual([1, 1, 1]);
  await input.fill('two');
  await expect.poll(counts).toEqual([1, 1, 2]);
  await pauseClock(page, 2 * 60 * 1000 + 1000);
  failing.script = answerWith(...hits);
  await input.fill('three');
  await expect.poll(counts).toEqual([2, 1, 2]);
});

test('the unreachable message appears only if all hosts are unreachable', async ({
  page,
  open,
  hosts,
}) => {
  const [first, second, third] = hosts as [AlgoliaHost, AlgoliaHost, AlgoliaHost];
  await open('/guides/vpn');
  await pauseClock(page);
  await page.keyboard.press('Control+k');
  const {dialog, input, options} = searchOf(page);
  const status = dialog.getByRole('status');
  first.script = () => ({status: 403, json: {message: 'No.', status: 403}});
  await enterQuery(page, 'refused');
  await expect(status).toHaveText('The search did not answer');
  await expect(dialog.getByText('with status 403.')).toBeVisible();
  first.script = () => ({text: '<!doctype html><title>Sign in</title>'});
  await enterQuery(page, 'garbage');
  await expect(status).toHaveText('The search did not answer');
  await expect(dialog.getByText('an answer that this page cannot read')).toBeVisible();
  // Both responses were final.
  expect([second.received, third.received]).toEqual([[], []]);

  first.script = () => ({hangUp: true});
  second.script = answerWith(hits[0] ?? {});
  // The clock stands still, so that the number of results is never said.
  await input.fill('one left');
  await expect(options).toHaveCount(1);
  second.script = () => ({status: 500, text: 'down'});
  third.script = () => ({hangUp: true});
  await enterQuery(page, 'secure boot password');
  await expect(status).toHaveText(unreachable);
  await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();

  const askedBefore = hosts.map((host) => searches(host).length);
  await dialog.getByRole('button', {name: 'Use the built-in search'}).click();
  await expect(options.first()).toBeVisible({timeout: 30_000});
  await expect(input).toHaveValue('secure boot password');
  await expect(dialog.getByText(unreachable)).toHaveCount(0);
  expect(hosts.map((host) => searches(host).length)).toEqual(askedBefore);
});

test('insights of the dialog: shown hits are viewed, and an opened one is clicked', async ({
  page,
  context,
  open,
  hosts,
}) => {
  const [first] = hosts as [AlgoliaHost];
  // On a slow machine, another host may respond.
  for (const host of hosts) {
    host.script = answerWith(...hits);
  }
  await open('/guides/vpn');
  await page.keyboard.press('Control+k');
  const {input, options} = searchOf(page);
  // Not typed: hits of a partial query would count as viewed.
  await input.fill('vpn');
  await expect(options).toHaveCount(10);
  // Five of each group, in the order of the dialog.
  const shown = [1, 3, 5, 7, 9, 2, 4, 6, 8, 10].map((number) => `hit-${number}`);
  const common = {index: 'hosted'};
  await expect
    .poll(() => events(first).flat())
    .toMatchObject([{eventType: 'view', eventName: 'Items Viewed', objectIDs: shown, ...common}]);

  const opened = context.waitForEvent('page');
  await options.nth(1).click({modifiers: ['Control']});
  const tab = await opened;
  await expect(tab).toHaveURL('/guides/vpn?hit=3');
  await tab.close();
  await page.bringToFront();
  const click = {eventType: 'click', queryID: 'query-id-of-vpn', ...common};
  await expect.poll(() => events(first)).toHaveLength(2);
  expect(events(first)[1]).toMatchObject([
    {...click, eventName: 'Item Clicked', objectIDs: ['hit-3'], positions: [3]},
  ]);

  await options.nth(5).hover();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides/vpn?hit=2');
  await expect.poll(() => events(first)).toHaveLength(3);
  expect(events(first)[2]).toMatchObject([
    {...click, eventName: 'Item Selected', objectIDs: ['hit-2'], positions: [2]},
  ]);
  expect(new Set(events(first).flatMap((all) => all.map(({userToken}) => userToken))).size).toBe(1);
});

test('insights of the search page: views are sent in batches of 20, and positions continue across pages', async ({
  page,
  open,
  hosts,
}) => {
  const [first] = hosts as [AlgoliaHost];
  const script: AlgoliaHost['script'] = ({path, body}) =>
    path === '/1/events'
      ? {json: {status: 200}}
      : {
          json: {
            results: (body as {requests: {page?: number}[]}).requests.map(({page: number = 0}) => ({
              hits: hits.map((hit) => ({...hit, objectID: `${hit.objectID}-of-page-${number}`})),
              nbHits: 40,
              page: number,
              nbPages: 2,
              queryID: `page-${number}`,
            })),
          },
        };
  // On a slow machine, another host may respond.
  for (const host of hosts) {
    host.script = script;
  }
  await open('/search?q=vpn');
  const main = page.getByRole('main');
  await main.getByRole('button', {name: 'Show more results'}).click();
  await expect(main.getByRole('listitem')).toHaveCount(40);
  await expect.poll(() => events(first).at(-1)?.length).toBe(2);
  expect(
    events(first)
      .at(-1)
      ?.map(({objectIDs}) => objectIDs.length),
  ).toEqual([20, 20]);
  // The first hit of the second page is listed with its group.
  await main.getByRole('link', {name: 'Hit 1', exact: true}).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides/vpn?hit=1');
  await expect
    .poll(() => events(first).at(-1))
    .toMatchObject([
      {
        eventName: 'Item Selected',
        queryID: 'page-1',
        objectIDs: ['hit-1-of-page-1'],
        positions: [21],
      },
    ]);
});

test.describe('insights of a hit on another site', () => {
  // Not served: Playwright's routing would intercept the event, too, and lose it with its page.
  const elsewhere = 'https://elsewhere.example/';

  test.use({
    tolerated:
      /^(?:request to another site: http:\/\/localhost:419[123]|(?:request to another site|failed request): https:\/\/elsewhere\.example)\//,
  });

  test('are sent even if the reader leaves the site', async ({page, open, hosts}) => {
    const [first] = hosts as [AlgoliaHost];
    for (const host of hosts) {
      host.script = answerWith({...hits[0], url: elsewhere});
    }
    await open('/guides/vpn');
    await page.keyboard.press('Control+k');
    const {input, options} = searchOf(page);
    await input.fill('vpn');
    await options.first().click();
    await expect(page).toHaveURL(/^chrome-error:/);
    await expect
      .poll(() => events(first).flat())
      .toContainEqual(expect.objectContaining({eventName: 'Item Clicked', objectIDs: ['hit-1']}));
  });
});
