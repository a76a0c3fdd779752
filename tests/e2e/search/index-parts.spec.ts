import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {hold} from '../states/code';
import {searchOf, typeQuery} from './dialog';

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
