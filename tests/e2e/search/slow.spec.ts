import type {Page, Route} from '@playwright/test';
import {expect} from '../fixtures';
import {searchOf} from './dialog';
import {
  fulfillWithHit,
  hostedTest as test,
  stopClock,
  useHostedSearch,
  type HostedQuery,
} from './hosted';

/** Requests that wait until a test answers them, by their query. */
let waiting: Map<string, () => Promise<void>>;

async function hold(query: HostedQuery, route: Route) {
  await new Promise<void>((answered) => {
    waiting.set(query.query, async () => {
      await fulfillWithHit(query, route);
      answered();
    });
  });
}

test.beforeEach(async ({page, open}) => {
  waiting = new Map();
  await useHostedSearch(page, hold);
  await open('/blog');
  await stopClock(page);
  await searchOf(page).button.click();
  await expect(searchOf(page).input).toBeFocused();
});

async function answer(query: string) {
  await expect.poll(() => waiting.has(query)).toBe(true);
  await waiting.get(query)?.();
}

/** Asks for something else while an answer is shown. */
async function askAnew(page: Page) {
  const {input, options} = searchOf(page);
  await input.fill('old');
  await answer('old');
  await expect(options).toHaveText(/About old/);
  await input.fill('new');
}

test('without a reply for 300 ms the search is stalled, and says so until the answer is there', async ({
  page,
}) => {
  const {dialog, input, options} = searchOf(page);
  const sign = dialog.getByRole('progressbar', {name: 'Searching …'});
  await input.fill('vpn');
  await page.clock.runFor(300);
  await expect(sign).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('Searching …');
  await answer('vpn');
  await expect(options).toHaveText(/About vpn/);
  await expect(sign).toBeHidden();
});

test('Enter waits for the answer to the present query, and takes no hit of an earlier one', async ({
  page,
}) => {
  const {dialog} = searchOf(page);
  await askAnew(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/blog');
  await answer('new');
  await expect(page).toHaveURL('/guides/vpn?q=new');
  await expect(dialog).toBeHidden();
});

test('the way to all results leads to those of the present query, while an earlier one is shown', async ({
  page,
}) => {
  const {dialog} = searchOf(page);
  await askAnew(page);
  await expect.poll(() => waiting.has('new')).toBe(true);
  await dialog.getByRole('link', {name: 'See this result on a page'}).click();
  await expect(page).toHaveURL('/search?q=new');
  await expect(dialog).toBeHidden();
});

test('an Enter that waits is forgotten when the reader types on', async ({page}) => {
  const {dialog, input, options} = searchOf(page);
  await input.fill('first');
  await page.keyboard.press('Enter');
  await input.fill('second');
  await answer('first');
  await answer('second');
  await expect(options).toHaveText(/About second/);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/blog');
});

test('an Enter that waits is forgotten when the search is closed', async ({page}) => {
  const {dialog, input, cancel} = searchOf(page);
  await input.fill('first');
  await page.keyboard.press('Enter');
  await cancel.click();
  await expect(dialog).toBeHidden();
  const answered = page.waitForResponse(/\/queries\?/);
  await answer('first');
  await (await answered).finished();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/blog');
});

test('an answer that comes late does not replace that of the present query', async ({page}) => {
  const {dialog, input, options} = searchOf(page);
  await input.fill('first');
  await expect.poll(() => waiting.has('first')).toBe(true);
  await input.fill('second');
  await answer('second');
  await expect(options).toHaveText(/About second/);
  const late = page.waitForResponse(/\/queries\?/);
  await answer('first');
  await (await late).finished();
  await page.keyboard.press('ArrowDown');
  await expect(options).toHaveText(/About second/);
  await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides/vpn?q=second');
});

test('Tab leaves the input and not the search', async ({page}) => {
  const {input, options} = searchOf(page);
  await input.fill('vpn');
  await page.keyboard.press('Tab');
  await answer('vpn');
  await expect(options).toHaveText(/About vpn/);
});
