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
    status: main.locator('p[aria-hidden]'),
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

test('before anything is typed, the page leads to emergencies and popular pages', async ({
  page,
  open,
}) => {
  await open('/search');
  const {field} = partsOf(page);
  const main = page.getByRole('main');
  const emergencies = main.getByRole('navigation', {name: 'Something is broken'});
  await expect(emergencies.getByRole('link')).toHaveCount(4);
  await expect(main.getByRole('navigation', {name: 'Popular pages'})).toBeVisible();
  await field.fill('vpn');
  await expect(emergencies).toBeHidden();
  await field.fill(' ');
  await emergencies.getByRole('link', {name: 'The disk is full'}).click();
  await expect(page).toHaveURL('/guides/basic-usage#clean-system');
});

test('the number of results names the chosen section', async ({page, open}) => {
  await open('/search?q=update&section=Fix+a+problem');
  const {status} = partsOf(page);
  await expect(status).toHaveText(/^\d+ results for "update" in Fix a problem$/);
  await page.getByRole('radio', {name: /^All/}).press('Space');
  await expect(status).toHaveText(/^\d+ results for "update"$/);
  await open('/search?q=update&section=Nowhere');
  await expect(status).toHaveText(/^\d+ results for "update"$/);
});

test('who empties the query begins again, in all sections', async ({page, open}) => {
  for (const empty of ['Escape', 'Delete']) {
    await open('/search?q=update&section=Fix+a+problem');
    const {field} = partsOf(page);
    const chosen = page.getByRole('radio', {checked: true});
    await expect(chosen).toHaveAccessibleName(/^Fix a problem/, engineStart);
    await field.press('End');
    await field.pressSequentially('s');
    await expect(page).toHaveURL('/search?q=updates&section=Fix+a+problem');
    await field.selectText();
    await field.press(empty);
    await expect(field).toHaveValue('');
    await expect(page).toHaveURL('/search');
    await field.fill('update');
    await expect(chosen).toHaveAccessibleName(/^All/);
  }
});

test('a section shows by its fill whether it is chosen, and by a ring whether it has the focus', async ({
  page,
  open,
}) => {
  await open('/search?q=update');
  const row = page.getByRole('group', {name: 'Section'});
  const chosen = row.locator('label', {has: page.getByRole('radio', {checked: true})});
  await expect(chosen).toHaveText(/^All/, engineStart);
  const looksOf = () =>
    row.locator('label').evaluateAll((labels) =>
      labels.map((label) => {
        const {backgroundColor, outlineStyle} = getComputedStyle(label);
        const opacity = Math.max(
          ...[...label.querySelectorAll('input')].map((input) =>
            Number(getComputedStyle(input).opacity),
          ),
        );
        return {backgroundColor, hasRing: outlineStyle === 'solid', hasDot: opacity > 0};
      }),
    );
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({forcedColors});
    await open('/search?q=update');
    await expect(chosen).toHaveText(/^All/, engineStart);
    const [all, ...others] = await looksOf();
    expect(others.map(({backgroundColor}) => backgroundColor)).not.toContain(all?.backgroundColor);
    await page.getByRole('radio', {checked: true}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(chosen).not.toHaveText(/^All/);
    const looks = await looksOf();
    expect(looks.map(({hasRing}) => hasRing)).toEqual(looks.map((_look, index) => index === 1));
    expect(looks.map(({hasDot}) => hasDot)).not.toContain(true);
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 640}});

  test('a snippet of the search page has five words', async ({page, open}) => {
    await open('/search?q=rollback');
    const {hits} = partsOf(page);
    await expect(hits.first()).toBeVisible(engineStart);
    const counts = await hits
      .locator('p', {hasText: '…'})
      .evaluateAll((texts) =>
        texts.map((text) => text.textContent.match(/[\p{L}\p{N}\p{M}]+/gu)?.length),
      );
    expect(counts.length).toBeGreaterThan(4);
    expect([...new Set(counts)]).toEqual([5]);
  });

  test('the chosen section is in view in its row, and the page stays where it is', async ({
    page,
    open,
  }) => {
    await open('/search?q=update');
    const sections = page.getByRole('radio');
    await expect(sections.nth(3)).toBeAttached(engineStart);
    const labels = page.getByRole('group', {name: 'Section'}).locator('label');
    const last = labels.last();
    await expect(last).not.toBeInViewport();
    const name = /^(?<section>.+) \(/.exec(await last.innerText())?.groups?.section ?? '';

    const top = () => page.evaluate(() => Math.round(window.scrollY));
    await open(`/search?q=update&section=${encodeURIComponent(name)}`);
    await expect(sections.last()).toBeChecked(engineStart);
    await expect(last).toBeInViewport({ratio: 0.99});
    expect(await top()).toBe(0);

    // Half of a section is enough to tap it.
    const row = page.getByRole('group', {name: 'Section'});
    const second = labels.nth(1);
    await row.evaluate((box: HTMLElement) => {
      const label = box.querySelectorAll('label')[1];
      box.scrollLeft = (label?.offsetLeft ?? 0) - box.offsetLeft + (label?.offsetWidth ?? 0) / 2;
    });
    await expect(second).not.toBeInViewport({ratio: 0.99});
    // As by a tap: the pointer neither scrolls nor moves the focus.
    await sections.nth(1).evaluate((radio: HTMLElement) => radio.click());
    await expect(sections.nth(1)).toBeChecked();
    await expect(second).toBeInViewport({ratio: 0.99});
    expect(await top()).toBe(0);
  });
});

test('Escape clears the field in browsers that do not do so themselves', async ({page, open}) => {
  await open('/search?q=vpn');
  const {field} = partsOf(page);
  // Browsers have no default action for synthetic events.
  await field.dispatchEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true});
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/search');
});
