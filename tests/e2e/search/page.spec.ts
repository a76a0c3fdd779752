import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectFinal, searchOf} from './dialog';
import {delayHostedSearch, hostedTest, pauseClock} from './hosted';

function partsOf(page: Page) {
  const main = page.getByRole('main');
  return {
    field: main.getByRole('searchbox'),
    count: main.locator('p[aria-hidden]'),
    hits: main.locator('[aria-busy]').getByRole('listitem'),
    links: main.locator('[aria-busy]').getByRole('listitem').getByRole('link'),
  };
}

test('a URL with a query shows its hits and their number', async ({page, open}) => {
  await open('/search?q=rollback');
  const {field, count, hits} = partsOf(page);
  await expect(field).toHaveValue('rollback');
  await expect(count).toHaveText(/^\d+ results for "rollback"$/);
  await expect(hits.first()).toBeVisible();
  const total = Number(/^\d+/.exec(await count.innerText())?.[0]);
  expect(await hits.count()).toBe(Math.min(total, 20));
  await expect(page).toHaveTitle(/rollback/);
});

test('a hit opens its page, and the back button returns to the results', async ({page, open}) => {
  await open('/search?q=rollback');
  const {links, hits, field} = partsOf(page);
  await links.first().click();
  await expect(page).not.toHaveURL(/\/search/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/search?q=rollback');
  await expect(field).toHaveValue('rollback');
  await expect(hits.first()).toBeVisible();
});

test('who comes back from a hit goes on with the keyboard there', async ({page, open}) => {
  await open('/search?q=rollback');
  const {links, hits} = partsOf(page);
  const opened = links.nth(3);
  await opened.press('Enter');
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(hits.first()).toBeVisible();
  await expect(opened).toBeFocused();
  await page.reload();
  await expect(opened).toBeFocused();
});

test('text typed at the start of the query keeps its order', async ({page, open}) => {
  await open('/search?q=boot');
  const {field, hits} = partsOf(page);
  await expect(hits.first()).toBeVisible();
  await field.press('Home');
  await field.pressSequentially('secure ');
  await expect(field).toHaveValue('secure boot');
  await expect(page).toHaveURL('/search?q=secure+boot');
});

test('typing searches at once and updates the URL without adding to the history', async ({
  page,
  open,
}) => {
  await open('/blog');
  await open('/search');
  const {field, hits} = partsOf(page);
  await field.pressSequentially('vpn');
  await expect(hits.first()).toBeVisible();
  await expect(page).toHaveURL('/search?q=vpn');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/blog');
});

/** Goes to the search page from the dialog, which shows when the whole index is loaded. */
async function seeAll(page: Page, query: string) {
  const {input, dialog} = searchOf(page);
  await page.keyboard.press('Control+k');
  await input.fill(query);
  await expectFinal(page);
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL(`/search?q=${query}`);
}

test('when the button for more results disappears, the first new one gets the focus', async ({
  page,
  open,
}) => {
  await open('/blog');
  await seeAll(page, 'update');
  const {links, count} = partsOf(page);
  const more = page.getByRole('button', {name: 'Show more results'});
  await expect(links).toHaveCount(20);
  const total = Number(/^\d+/.exec(await count.innerText())?.[0]);
  const pages = Math.ceil(total / 20);
  for (let shown = 1; shown < pages - 1; shown += 1) {
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(links).toHaveCount(20 * (shown + 1));
    await expect(more).toBeFocused();
  }
  const region = page.locator('body > [aria-live]');
  await expect(region).toHaveText(`${20 * (pages - 1)} results are shown`);
  await links.evaluateAll((all) => {
    for (const link of all) {
      link.dataset.isKnown = '';
    }
  });
  await more.focus();
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  await page.keyboard.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(links).toHaveCount(total);
  await expect(page.getByRole('main').locator('li a:not([data-is-known])').first()).toBeFocused();
  // New hits may be inserted above, but must not scroll up.
  expect(await top()).toBeGreaterThanOrEqual(before);
});

for (const [how, navigate] of [
  ['goes back', (page: Page) => page.goBack()],
  [
    'goes back and forward',
    async (page: Page) => {
      await page.goBack();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(40);
      await page.goForward();
      await expect(page).not.toHaveURL(/\/search/);
      await page.goBack();
    },
  ],
] as const) {
  test(`a reader who ${how} to the results finds all of them, at the same scroll position`, async ({
    page,
    open,
  }) => {
    await open('/blog');
    await seeAll(page, 'update');
    const {hits, links} = partsOf(page);
    await expect(hits).toHaveCount(20);
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect(hits).toHaveCount(40);
    const link = links.nth(35);
    await link.scrollIntoViewIfNeeded();
    const top = () =>
      page.evaluate(() => Math.round(document.documentElement.getBoundingClientRect().top));
    // Ends smooth scrolling, which could continue during the click.
    await page.evaluate(() => window.scrollTo({top: window.scrollY, behavior: 'instant'}));
    await link.click();
    const before = await page.evaluate(
      () =>
        (
          JSON.parse(sessionStorage.getItem('aurora.scrollPositions') ?? '[]') as [
            page: string,
            block: number,
            top: number,
          ][]
        ).at(-1)?.[2],
    );
    expect(before).toBeLessThan(-1_000);
    await expect(page).not.toHaveURL(/\/search/);
    await navigate(page);
    await expect(hits).toHaveCount(40);
    await expect.poll(top).toBe(before);
    await expect(link).toBeInViewport();
  });
}

test('search engines are asked not to index results, but the empty page', async ({page, open}) => {
  await open('/search');
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).toHaveCount(0);
  await partsOf(page).field.fill('vpn');
  await expect(robots).toHaveAttribute('content', /noindex/);
  await open('/search?q=vpn');
  await expect(robots).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search$/);
});

test('the page has the groups of the dialog in the same order, and their best hits first', async ({
  page,
  open,
}) => {
  await open('/blog');
  await page.keyboard.press('Control+k');
  const {input, options, dialog} = searchOf(page);
  await input.fill('connect to a vpn');
  await expect(options.first()).toBeVisible();
  await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await expectFinal(page);
  const titlesInDialog = await dialog
    .getByRole('group')
    .evaluateAll((groups) =>
      groups.map((group) =>
        [...group.querySelectorAll('.DocSearch-Hit-title')].map(({textContent}) => textContent),
      ),
    );
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL(/\/search\?q=/);
  const sections = page.getByRole('main').locator('section');
  const titlesOnPage = () =>
    sections.evaluateAll((groups) =>
      groups.map((group) =>
        [...group.querySelectorAll('li a')].map(({textContent}) => textContent),
      ),
    );
  expect(titlesInDialog.length).toBeGreaterThan(1);
  const bestOf = (groups: (string | null)[][]) => groups.map(([best]) => best);
  await expect.poll(async () => bestOf(await titlesOnPage())).toEqual(bestOf(titlesInDialog));
  // The page puts the hits of each page together.
  for (const [index, titles] of (await titlesOnPage()).entries()) {
    expect(titles).toEqual(expect.arrayContaining(titlesInDialog[index] ?? []));
  }
});

test('each submitted query gets a history entry of its own', async ({page, open}) => {
  await open('/search');
  const {field, hits} = partsOf(page);
  await field.pressSequentially('vpn');
  await field.press('Enter');
  await expect(hits.first()).toBeVisible();
  await expect(field).toBeFocused();
  // The first key after it adds the entry, which must not cost the field its focus.
  await page.keyboard.press('Control+a');
  await page.keyboard.type('printer');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/search?q=printer');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=vpn');
  await expect(field).toHaveValue('vpn');
  await page.goForward();
  await expect(field).toHaveValue('printer');
});

test.describe('on a touch screen', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

  test('Enter puts the keyboard away, so that it does not cover the results', async ({
    page,
    open,
  }) => {
    await open('/search');
    const {field, hits} = partsOf(page);
    await field.fill('vpn');
    await field.press('Enter');
    await expect(field).not.toBeFocused();
    await expect(hits.first()).toBeVisible();
  });
});

hostedTest.describe('with a hosted search', () => {
  hostedTest(
    'the count belongs to the hits shown, and late responses are ignored',
    async ({page, open}) => {
      const {respond} = await delayHostedSearch(page);
      await open('/search?q=first');
      // Keeps the client from retrying after a second.
      await pauseClock(page);
      const {field, count, hits} = partsOf(page);
      const list = page.getByRole('main').locator('[aria-busy]');
      await expect(list).toHaveAttribute('aria-busy', 'true');
      await respond('first');
      await expect(hits).toHaveText(/About first/);
      await expect(list).toHaveAttribute('aria-busy', 'false');

      await field.fill('second');
      await expect(list).toHaveAttribute('aria-busy', 'true');
      await expect(hits).toHaveText(/About first/);
      await expect(count).toHaveText('One result for "first"');
      await field.fill('third');
      await respond('third');
      await expect(hits).toHaveText(/About third/);
      await expect(count).toHaveText('One result for "third"');
      await respond('second');
      await expect(hits).toHaveText(/About third/);

      await field.fill('');
      await expect(hits).toHaveCount(0);
      await field.fill('fourth');
      await expect(list).toHaveAttribute('aria-busy', 'true');
      await expect(hits).toHaveCount(0);
    },
  );
});
