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

/** Opens the active hit, and checks that the keyboard goes on from its heading. */
async function expectTabFromHit(page: Page) {
  await expectActive(page, 0);
  await page.keyboard.press('Enter');
  await expect(searchOf(page).dialog).toBeHidden();
  await expect(page).toHaveURL(/#./);
  await expect(searchOf(page).button).not.toBeFocused();
  const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(heading.locator('a:focus')).toBeVisible();
  await expect(heading).not.toHaveAttribute('tabindex');
}

test('Tab goes on from the section that a hit opens on the same page', async ({page}) => {
  await expectTabFromHit(page);
});

test('Tab goes on from the section that a hit opens on another page', async ({page, open}) => {
  await open('/guides/example');
  await page.keyboard.press('Control+k');
  await typeQuery(page, 'verify the download');
  await expectFinal(page);
  await expectTabFromHit(page);
});

test('so it does if a link in the text of the other page had the focus before', async ({
  page,
  open,
}) => {
  await open('/guides/faq');
  await page.locator('.theme-doc-markdown a[href^="/guides/"]').first().focus();
  await page.keyboard.press('Control+k');
  await typeQuery(page, 'verify the download');
  await expectFinal(page);
  await expectTabFromHit(page);
});

test('the first hit of new results is the active one', async ({page}) => {
  await page.keyboard.press('ArrowDown');
  await expectActive(page, 1);
  await typeQuery(page, ' vpn');
  await expectActive(page, 0);
});
