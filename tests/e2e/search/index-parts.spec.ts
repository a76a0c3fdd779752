import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {hold} from '../states/code';
import {searchOf, typeQuery} from './dialog';

const rest = /\/assets\/search\/rest\./;

/** Opens the search with what the first part of the index finds, until the rest is released. */
async function openEarly(page: Page, open: (path: string) => Promise<unknown>) {
  const release = await hold(page, rest);
  await open('/guides/vpn');
  await searchOf(page).button.click();
  await typeQuery(page, 'rollback');
  return release;
}

const stillLoading = 'Still loading: better results may follow.';

/**
 * Returns the number of results that the dialog announces.
 *
 * @param end what it says behind that
 */
async function countOf(page: Page, end = '\\. First: .+'): Promise<number> {
  const status = searchOf(page).dialog.getByRole('status');
  await expect(status).toHaveText(new RegExp(`^\\d+ results${end}$`));
  return Number.parseInt(await status.innerText(), 10);
}

test('results are shown before the rest of the index has loaded, and updated afterwards', async ({
  page,
  open,
}) => {
  const release = await openEarly(page, open);
  const {dialog, input, options} = searchOf(page);
  const before = await countOf(page, `\\. ${stillLoading}`);
  const notice = dialog.locator('.DocSearch-StillLoading');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveText(stillLoading);
  await expect(notice).toBeInViewport({ratio: 1});
  await page.keyboard.press('ArrowDown');
  const active = dialog.getByRole('option', {selected: true});
  const name = await active.locator('.DocSearch-Hit-title, .DocSearch-Hit-path').allInnerTexts();
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  release();
  await expect.poll(() => countOf(page)).toBeGreaterThan(before);
  await expect(notice).toHaveCount(0);
  await expect(active.locator('.DocSearch-Hit-title, .DocSearch-Hit-path')).toHaveText(name);
  await expect(input).toHaveValue('rollback');
});

test('hits that have just taken the place of others open nothing for a moment', async ({
  page,
  open,
}) => {
  const release = await openEarly(page, open);
  const {dialog} = searchOf(page);
  const list = dialog.getByRole('listbox');
  const setPlayState = (state: string) =>
    list.evaluate((node, value) => (node.style.animationPlayState = value), state);
  // A moment can be over before a busy machine has looked.
  await setPlayState('paused');
  await expect(list).toHaveCSS('pointer-events', 'auto');
  release();
  await expect(list).toHaveAttribute('data-replaced', 'true');
  await expect(list).toHaveCSS('pointer-events', 'none');
  await expect(list).toHaveCSS('opacity', '0.5');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(list).toHaveCSS('opacity', '1');
  await expect(list).toHaveCSS('pointer-events', 'none');
  await setPlayState('running');
  await expect(list).toHaveCSS('pointer-events', 'auto');
  // What the reader types does not surprise them.
  await page.keyboard.type(' to');
  await expect(list).not.toHaveAttribute('data-replaced');
});

test('Enter waits for the rest of the index, and says so', async ({page, open}) => {
  const release = await openEarly(page, open);
  const {dialog} = searchOf(page);
  const progress = dialog.getByRole('progressbar');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(progress).toBeVisible();
  await expect(page).toHaveURL('/guides/vpn');
  release();
  await expect(page).toHaveURL(/#rolling-back$/);
});

test('the search page says that better results may follow, as long as they may', async ({
  page,
  open,
}) => {
  const release = await hold(page, rest);
  await open('/search?q=rollback');
  const main = page.getByRole('main');
  const notice = main.getByText(stillLoading).and(page.locator('[aria-hidden]'));
  await expect(notice).toBeVisible();
  await expect(notice).toBeInViewport({ratio: 1});
  await expect(main.getByRole('status')).toContainText(stillLoading);
  release();
  await expect(notice).toHaveCount(0);
  await expect(main.getByRole('status')).toHaveText(/^\d+ results for "rollback"$/);
});
