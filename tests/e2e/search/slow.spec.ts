import type {Page} from '@playwright/test';
import {expect} from '../fixtures';
import {searchOf} from './dialog';
import {delayHostedSearch, hostedTest as test, pauseClock} from './hosted';

let hosted: Awaited<ReturnType<typeof delayHostedSearch>>;

test.beforeEach(async ({page, open}) => {
  hosted = await delayHostedSearch(page);
  await open('/blog');
  await pauseClock(page);
  await searchOf(page).button.click();
  await expect(searchOf(page).input).toBeFocused();
});

/** Enters another query while hits are shown. */
async function changeQuery(page: Page) {
  const {input, options} = searchOf(page);
  await input.fill('old');
  await hosted.respond('old');
  await expect(options).toHaveText(/About old/);
  await input.fill('new');
}

test('without a response for 300 ms, the search is stalled, and shows it until the response arrives', async ({
  page,
}) => {
  const {dialog, input, options} = searchOf(page);
  const progress = dialog.getByRole('progressbar', {name: 'Searching …'});
  await input.fill('vpn');
  await page.clock.runFor(300);
  await expect(progress).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('Searching …');
  await hosted.respond('vpn');
  await expect(options).toHaveText(/About vpn/);
  await expect(progress).toBeHidden();
});

test('Enter waits for the response to the current query instead of opening an outdated hit', async ({
  page,
}) => {
  const {dialog} = searchOf(page);
  await changeQuery(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/blog');
  await hosted.respond('new');
  await expect(page).toHaveURL('/guides/vpn?q=new');
  await expect(dialog).toBeHidden();
});

test('the link to all results is that of the current query, even while outdated hits are shown', async ({
  page,
}) => {
  const {dialog} = searchOf(page);
  await changeQuery(page);
  await hosted.requested('new');
  await dialog.getByRole('link', {name: 'See this result on a page'}).click();
  await expect(page).toHaveURL('/search?q=new');
  await expect(dialog).toBeHidden();
});

test('a pending Enter is cancelled by typing', async ({page}) => {
  const {dialog, input, options} = searchOf(page);
  await input.fill('first');
  await page.keyboard.press('Enter');
  await input.fill('second');
  await hosted.respond('first');
  await hosted.respond('second');
  await expect(options).toHaveText(/About second/);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/blog');
});

test('a pending Enter is cancelled by closing the search', async ({page}) => {
  const {dialog, input, cancel} = searchOf(page);
  await input.fill('first');
  await page.keyboard.press('Enter');
  await cancel.click();
  await expect(dialog).toBeHidden();
  await hosted.respond('first');
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/blog');
});

test('a late response does not replace that of the current query', async ({page}) => {
  const {dialog, input, options} = searchOf(page);
  await input.fill('first');
  await hosted.requested('first');
  await input.fill('second');
  await hosted.respond('second');
  await expect(options).toHaveText(/About second/);
  await hosted.respond('first');
  await page.keyboard.press('ArrowDown');
  await expect(options).toHaveText(/About second/);
  await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides/vpn?q=second');
});

test('Tab leaves the input, but not the search', async ({page}) => {
  const {input, options} = searchOf(page);
  await input.fill('vpn');
  await page.keyboard.press('Tab');
  await hosted.respond('vpn');
  await expect(options).toHaveText(/About vpn/);
});
