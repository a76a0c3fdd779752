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

test('the first hit of new results is the active one', async ({page}) => {
  await page.keyboard.press('ArrowDown');
  await expectActive(page, 1);
  await typeQuery(page, ' vpn');
  await expectActive(page, 0);
});
