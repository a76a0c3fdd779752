// cspell:words flattpakkk
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {engineStart} from './dialog';
import {
  delayHostedSearch,
  hostedTest,
  pageHit,
  pauseClock,
  mockHostedSearch,
  type HostedQuery,
} from './hosted';

function partsOf(page: Page) {
  const main = page.getByRole('main');
  return {
    field: main.getByRole('searchbox'),
    status: main.getByRole('status'),
    hits: main.getByRole('listitem').filter({has: page.getByRole('link')}),
    progress: main.getByRole('progressbar'),
    more: main.getByRole('button', {name: 'Show more results'}),
  };
}

hostedTest('a slow search shows its progress after 300 ms', async ({page, open}) => {
  const {requested, respond} = await delayHostedSearch(page);
  await open('/search');
  await pauseClock(page);
  const {field, status, progress, hits} = partsOf(page);
  await field.fill('vpn');
  await requested('vpn');
  await page.clock.runFor(299);
  await expect(progress).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(progress).toBeVisible();
  await expect(status).toHaveText('Searching …');
  await respond('vpn');
  await expect(hits).toHaveText(/About vpn/);
  await expect(progress).toHaveCount(0);
  await expect(status).toHaveText('One result for "vpn"');
});

hostedTest('each page of results is requested once, separately', async ({page, open}) => {
  const requests: unknown[][] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/queries')) {
      const body = request.postDataJSON() as {requests: {page?: number}[]};
      requests.push(body.requests.map(({page: number}) => number ?? 0));
    }
  });
  await mockHostedSearch(page, ({page: number = 0}: HostedQuery & {page?: number}, route) =>
    route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {
        results: [
          {
            hits: [pageHit(`/guides/vpn?page=${number}`, `Page ${number}`)],
            nbHits: 3,
            page: number,
            nbPages: 3,
          },
        ],
      },
    }),
  );
  await open('/search?q=vpn');
  const {hits, more} = partsOf(page);
  await expect(hits).toHaveText([/Page 0/]);
  await more.click();
  await expect(hits).toHaveText([/Page 0/, /Page 1/]);
  await more.click();
  await expect(hits).toHaveText([/Page 0/, /Page 1/, /Page 2/]);
  await expect(more).toHaveCount(0);
  expect(requests).toEqual([[0], [1], [2]]);
  // After a reload, all three pages are shown.
  await page.reload();
  await expect(hits).toHaveText([/Page 0/, /Page 1/, /Page 2/]);
});

test('a query without results gets suggestions, and one can be chosen', async ({page, open}) => {
  await open('/search?q=xylophones');
  const {field, status, hits} = partsOf(page);
  await expect(status).toHaveText('No results found for "xylophones"', engineStart);
  await expect(page.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  await field.fill('flattpakkk');
  const suggestions = page.locator('.DocSearch-Prefill-List').getByRole('button');
  const suggestion = suggestions.first();
  await expect(suggestion).toBeVisible(engineStart);
  expect(await suggestions.count()).toBeLessThanOrEqual(3);
  const query = await suggestion.innerText();
  await suggestion.press('Enter');
  await expect(field).toHaveValue(query);
  await expect(field).toBeFocused();
  await expect(hits.first()).toBeVisible();
});

test('Escape clears the field in browsers that do not do so themselves', async ({page, open}) => {
  await open('/search?q=vpn');
  const {field} = partsOf(page);
  // Browsers have no default action for synthetic events.
  await field.dispatchEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true});
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/search');
});
