import type {Locator, Route} from '@playwright/test';
import {violationsInBothModes} from '../accessibility/axe';
import {expect, test} from '../fixtures';
import {searchOf} from './dialog';
import {fulfillWith, hostedTest, mockHostedSearch} from './hosted';
import {storeSearches} from './stored';

// cspell:words quvaxi

// Colors during a transition would be measured.
test.use({contextOptions: {reducedMotion: 'reduce'}});
hostedTest.use({contextOptions: {reducedMotion: 'reduce'}});

/** The responses of the hosted search, by query. */
const responses: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.fulfill({status: 403, json: {}}),
  unreachable: (route) => route.abort('connectionrefused'),
};

const embeddedSearchButton = (part: Locator) =>
  part.getByRole('button', {name: 'Use the built-in search'});

// The other states are in tests/e2e/accessibility/axe-states.spec.ts.
test('axe finds no violations in recent and favorite searches, and without recent ones', async ({
  page,
  open,
}) => {
  await storeSearches(page, 'a b', 'c');
  await open('/guides/vpn');
  await page.keyboard.press('Control+k');
  const {dialog, options} = searchOf(page);
  await expect(options).toHaveCount(3);
  expect.soft(await violationsInBothModes(page), 'with recent searches').toEqual([]);
  await dialog.getByRole('checkbox').uncheck();
  await expect(options).toHaveCount(1);
  expect.soft(await violationsInBothModes(page), 'without').toEqual([]);
});

test('axe finds no violations in a stalled search', async ({page, open}) => {
  // The worker never receives the query. A hosted search would time out.
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await open('/guides/vpn');
  await page.keyboard.press('Control+k');
  const {dialog, input} = searchOf(page);
  await input.fill('slow');
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  expect.soft(await violationsInBothModes(page), 'in the dialog').toEqual([]);
  await open('/search?q=slow');
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible();
  expect.soft(await violationsInBothModes(page), 'on the search page').toEqual([]);
});

test('axe finds no violations in the search page: empty, and without results', async ({
  page,
  open,
}) => {
  await open('/search');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('');
  expect.soft(await violationsInBothModes(page), 'empty').toEqual([]);
  await main.getByRole('searchbox').fill('xylophone');
  await expect(main.getByRole('status')).toHaveText('No results found for "xylophone"');
  expect.soft(await violationsInBothModes(page), 'without a result').toEqual([]);
});

test('the field names no active option where there is none', async ({page, open}) => {
  await storeSearches(page, 'a b', 'c');
  await open('/guides/vpn');
  await page.keyboard.press('Control+k');
  const {dialog, input} = searchOf(page);
  await expect(input).toHaveAttribute('aria-activedescendant', /./);
  await input.fill('quvaxi');
  await expect(dialog.getByText('No results').first()).toBeVisible();
  await expect(input).not.toHaveAttribute('aria-activedescendant');
});

test('the status of the search page says that the results have only a part of the query', async ({
  page,
  open,
}) => {
  await open('/search?q=printer%20quvaxi');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^Nothing matches all of it\. These come closest\. \d+ results for "printer quvaxi"$/,
  );
});

test.describe('without the index', () => {
  test.use({tolerated: /search\/first\.|Failed to load resource|did not answer/});

  test.beforeEach(async ({page}) => {
    await page.route(/\/assets\/search\/first\./, (route) => route.fulfill({status: 503}));
  });

  test('axe finds no violations in a search that failed', async ({page, open}) => {
    await open('/guides/vpn');
    await page.keyboard.press('Control+k');
    const {dialog, input} = searchOf(page);
    await input.fill('vpn');
    await expect(dialog.getByRole('button', {name: 'Try again'})).toBeVisible();
    expect.soft(await violationsInBothModes(page), 'in the dialog').toEqual([]);
    await open('/search?q=vpn');
    await expect(page.getByRole('main').getByRole('button', {name: 'Try again'})).toBeVisible();
    expect.soft(await violationsInBothModes(page), 'on the search page').toEqual([]);
  });
});

hostedTest(
  'axe finds no violations in suggested searches, a refused one and unreachable hosts',
  async ({page, open}) => {
    await mockHostedSearch(
      page,
      ({query}, route) => responses[query]?.(route) ?? fulfillWith(route, []),
    );
    await open('/guides/vpn');
    await page.keyboard.press('Control+k');
    const {dialog, input} = searchOf(page);
    await input.fill('install');
    await expect(dialog.getByText('Try searching for:')).toBeVisible();
    expect.soft(await violationsInBothModes(page), 'with suggestions').toEqual([]);
    await input.fill('refused');
    await expect(dialog.getByText('with status 403.')).toBeVisible();
    await expect(embeddedSearchButton(dialog)).toBeVisible();
    expect.soft(await violationsInBothModes(page), 'refused').toEqual([]);
    await input.fill('unreachable');
    await expect(dialog.getByRole('status')).toHaveText('Unable to fetch results');
    await expect(embeddedSearchButton(dialog)).toBeVisible();
    expect.soft(await violationsInBothModes(page), 'unreachable').toEqual([]);
  },
);

hostedTest(
  'axe finds no violations in suggested searches and a failed one on the search page',
  async ({page, open}) => {
    await mockHostedSearch(
      page,
      ({query}, route) => responses[query]?.(route) ?? fulfillWith(route, []),
    );
    const main = page.getByRole('main');
    await open('/search?q=install');
    await expect(main.getByText('Try searching for:')).toBeVisible();
    expect.soft(await violationsInBothModes(page), 'with suggestions').toEqual([]);
    for (const [query, text] of [
      ['refused', 'with status 403.'],
      ['unreachable', 'Unable to fetch results'],
    ] as const) {
      await open(`/search?q=${query}`);
      await expect(main.getByRole('status')).toContainText(text);
      await expect(embeddedSearchButton(main)).toBeVisible();
      expect.soft(await violationsInBothModes(page), query).toEqual([]);
    }
  },
);
