import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {searchOf, typeQuery} from './dialog';

test.beforeEach(async ({page, open}) => {
  await open('/guides/vpn');
  await searchOf(page).button.click();
  await expect(searchOf(page).input).toBeFocused();
});

async function expectClosed(page: Page) {
  await expect(searchOf(page).dialog).toBeHidden();
  await expect(searchOf(page).button).toBeFocused();
}

test('Escape closes the search and returns the focus to its button', async ({page}) => {
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('Escape closes the search at once, even with a query and results', async ({page}) => {
  await typeQuery(page, 'rollback');
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('Escape closes the search from any of its buttons', async ({page}) => {
  await searchOf(page).cancel.focus();
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('Cancel closes the search', async ({page}) => {
  await searchOf(page).cancel.click();
  await expectClosed(page);
});

test('a click on the backdrop closes the search', async ({page}) => {
  await page.mouse.click(5, 5);
  await expectClosed(page);
});

test('a drag from the dialog to the backdrop does not close it', async ({page}) => {
  await typeQuery(page, 'rollback');
  const box = await searchOf(page).input.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(5, (box?.y ?? 0) + 20, {steps: 5});
  await page.mouse.up();
  await expect(searchOf(page).input).toHaveValue('rollback');
  await page.mouse.click(5, 5);
  await expectClosed(page);
});

test('the search opens again with an empty query', async ({page}) => {
  await page.keyboard.type('rollback');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await page.keyboard.press('Enter');
  await expect(searchOf(page).input).toBeFocused();
  await expect(searchOf(page).input).toHaveValue('');
});

test('closing returns the focus to where the shortcut was pressed', async ({page, open}) => {
  await open('/guides/vpn');
  const link = page.getByRole('link', {name: 'Edit this page'});
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(searchOf(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('closing focuses the button if nothing had the focus', async ({page, open}) => {
  await open('/guides/vpn');
  await page.keyboard.press('Control+k');
  await expect(searchOf(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('the focus stays inside the dialog while it is open', async ({page}) => {
  const {dialog} = searchOf(page);
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const isOutside = await dialog.evaluate(
      (element) =>
        document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside, `after ${key}`).toBe(false);
  }
});
