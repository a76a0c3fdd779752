import {expect, test} from '../fixtures';
import {searchOf} from './dialog';

test.beforeEach(async ({open}) => {
  await open('/guides/vpn');
});

test('the search button opens the search', async ({page}) => {
  const {button, dialog, input} = searchOf(page);
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(dialog).toBeVisible();
  await expect(input).toBeFocused();
});

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens the search`, async ({page}) => {
    await page.keyboard.press(keys);
    await expect(searchOf(page).input).toBeFocused();
    await expect(searchOf(page).input).toHaveValue('');
  });
}

test('Control+k closes the search that it opened', async ({page}) => {
  const {dialog, input} = searchOf(page);
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeHidden();
});

test('a slash is a character like any other inside the search', async ({page}) => {
  const {input} = searchOf(page);
  await page.keyboard.press('/');
  await expect(input).toBeFocused();
  await page.keyboard.type('/etc');
  await expect(input).toHaveValue('/etc');
});

test('a slash typed into the field of the search page opens nothing', async ({page, open}) => {
  await open('/search');
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.type('/etc');
  await expect(field).toHaveValue('/etc');
  await expect(searchOf(page).dialog).toBeHidden();
});

test('what is typed on the button is the query, from its first letter', async ({page}) => {
  const {button, input} = searchOf(page);
  await button.focus();
  await page.keyboard.type('rollback');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('rollback');
});

test('a key that types nothing does not open the search from its button', async ({page}) => {
  const {button, dialog} = searchOf(page);
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Alt+s');
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  await expect(dialog).toBeHidden();
});

for (const how of ['Control+k', 'the button'] as const) {
  test(`text selected on the page is the query when ${how} opens the search`, async ({page}) => {
    const {button, input, options} = searchOf(page);
    await page.getByRole('heading', {level: 1}).selectText();
    await (how === 'the button' ? button.click() : page.keyboard.press('Control+k'));
    await expect(input).toHaveValue('Connect to a VPN');
    await expect(options.first()).toBeVisible();
  });
}

test('a selection longer than a query is cut to 64 characters', async ({page}) => {
  await page.locator('.markdown p').first().selectText();
  const selection = await page.evaluate(() => getSelection()?.toString() ?? '');
  expect(selection.length).toBeGreaterThan(64);
  await page.keyboard.press('Control+k');
  await expect(searchOf(page).input).toHaveValue(selection.slice(0, 64));
});

test('the next key replaces the selected text', async ({page}) => {
  const {input} = searchOf(page);
  await page.getByRole('heading', {level: 1}).selectText();
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.keyboard.type('kernel');
  await expect(input).toHaveValue('kernel');
});
