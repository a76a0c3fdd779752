import {expect, test} from '../fixtures';
import {searchOf, typeQuery} from './dialog';

test.beforeEach(async ({page, open}) => {
  await open('/guides/vpn');
  await searchOf(page).button.click();
  await expect(searchOf(page).input).toBeFocused();
});

test('an empty query shows the start screen', async ({page}) => {
  const {dialog, input, options, clear} = searchOf(page);
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await expect(input).toHaveAttribute('placeholder', 'Search docs');
  await expect(options).toHaveCount(0);
  await expect(clear).toBeHidden();
});

test('the input is limited to 64 characters', async ({page}) => {
  await page.keyboard.type('a'.repeat(70));
  await expect(searchOf(page).input).toHaveValue('a'.repeat(64));
});

test('Clear resets the query, shows the start screen and keeps the focus', async ({page}) => {
  const {dialog, input, clear} = searchOf(page);
  await typeQuery(page, 'rollback');
  await clear.click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await expect(dialog.getByText('No recent searches')).toBeVisible();
});

test('the footer of the dialog explains the keys', async ({page}) => {
  const hints = searchOf(page).dialog.locator('.DocSearch-Footer').getByRole('listitem');
  await expect(hints).toHaveText([
    'Enter to select',
    '↑ ↓ to navigate',
    '? to ask',
    'Esc to close',
  ]);
  for (const hint of await hints.all()) {
    await expect(hint).toBeInViewport({ratio: 1});
  }
  await expect(hints.locator('kbd')).toHaveText(['Enter', '↑', '↓', '?', 'Esc']);
  await typeQuery(page, 'vpn');
  await expect(hints).toHaveText(['Enter to select', '↑ ↓ to navigate', 'Esc to close']);
});
