import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {hold} from '../states/code';
import {searchOf, typeQuery} from './dialog';

const first = /\/assets\/search\/first\./;
const rest = /\/assets\/search\/rest\./;

/** Returns the number of results that the dialog announces. */
async function countOf(page: Page): Promise<number> {
  const status = searchOf(page).dialog.getByRole('status');
  await expect(status).toHaveText(/^\d+ results$/);
  return Number.parseInt(await status.innerText(), 10);
}

test('results are shown before the rest of the index has loaded, and updated afterwards', async ({
  page,
  open,
}) => {
  const release = await hold(page, rest);
  await open('/guides/vpn');
  await searchOf(page).button.click();
  await typeQuery(page, 'rollback');
  const {dialog, input, options} = searchOf(page);
  const before = await countOf(page);
  await page.keyboard.press('ArrowDown');
  const active = dialog.getByRole('option', {selected: true});
  const name = await active.locator('.DocSearch-Hit-title, .DocSearch-Hit-path').allInnerTexts();
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  release();
  await expect.poll(() => countOf(page)).toBeGreaterThan(before);
  await expect(active.locator('.DocSearch-Hit-title, .DocSearch-Hit-path')).toHaveText(name);
  await expect(input).toHaveValue('rollback');
});

test.describe('if a part of the index does not load', () => {
  test.use({tolerated: /search\/(?:first|rest)\.|Failed to load resource|did not answer/});

  test('the first part works without the rest', async ({page, open}) => {
    await page.route(rest, (route) => route.abort('connectionrefused'));
    await open('/guides/vpn');
    await searchOf(page).button.click();
    await typeQuery(page, 'tailscale');
    await expect(searchOf(page).options.first()).toBeVisible();
  });

  test('without the first part, the search fails, and works when opened again', async ({
    page,
    open,
  }) => {
    await page.route(first, (route) => route.fulfill({status: 503, body: 'no'}));
    await open('/guides/vpn');
    await searchOf(page).button.click();
    const {dialog, input, options} = searchOf(page);
    await input.fill('tailscale');
    await expect(dialog.getByRole('status')).toHaveText('The search did not answer');
    await page.unroute(first);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await input.fill('tailscale');
    await expect(options.first()).toBeVisible();
  });
});
