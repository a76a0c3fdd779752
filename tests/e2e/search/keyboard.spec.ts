import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectFinal, searchOf, typeQuery} from './dialog';

test.beforeEach(async ({page, open}) => {
  await open('/guides/vpn');
  await page.keyboard.press('Control+k');
  await expect(searchOf(page).input).toBeFocused();
  await typeQuery(page, 'tailscale');
  await expectFinal(page);
});

/** Checks which hit is active, and that aria-activedescendant refers to it. */
async function expectActive(page: Page, index: number) {
  const {options, input} = searchOf(page);
  const option = options.nth(index);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(input).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  );
  await expect(option).toBeInViewport();
}

test('the arrow keys move the active hit, and wrap at both ends', async ({page}) => {
  const count = await searchOf(page).options.count();
  expect(count).toBeGreaterThan(2);
  await expectActive(page, 0);
  await page.keyboard.press('ArrowDown');
  await expectActive(page, 1);
  await page.keyboard.press('ArrowUp');
  await expectActive(page, 0);
  await page.keyboard.press('ArrowUp');
  await expectActive(page, count - 1);
  await page.keyboard.press('ArrowDown');
  await expectActive(page, 0);
});

test('Enter goes to the active hit and closes the search', async ({page}) => {
  await page.keyboard.press('ArrowDown');
  await expectActive(page, 1);
  await page.keyboard.press('Enter');
  await expect(searchOf(page).dialog).toBeHidden();
  await expect(page).toHaveURL(/\/guides\/vpn#/);
});

test('Tab goes on from the section that a hit opens', async ({page}) => {
  for (const query of ['', 'verify the download']) {
    if (query) {
      await page.keyboard.press('Control+k');
      await typeQuery(page, query);
      await expectFinal(page);
    }
    const before = page.url();
    await page.keyboard.press('Enter');
    await expect(searchOf(page).dialog).toBeHidden();
    await expect(page).not.toHaveURL(before);
    await expect(page).toHaveURL(/#./);
    const id = new URL(page.url()).hash.slice(1);
    await expect(searchOf(page).button).not.toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('h2, h3, h4')?.id)).toBe(id);
  }
});

test('the first hit of new results is the active one', async ({page}) => {
  await page.keyboard.press('ArrowDown');
  await expectActive(page, 1);
  await typeQuery(page, ' vpn');
  await expectActive(page, 0);
});
