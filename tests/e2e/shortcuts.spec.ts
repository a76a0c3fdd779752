import type {Locator, Page} from '@playwright/test';
import {violationsInBothModes} from './accessibility/axe';
import {expect, test} from './fixtures';
import {codeOfDialog, searchOf} from './search/dialog';
import {abortCode, holdCode} from './states/code';

/** A text that only the code of the list contains. */
const codeOfList = 'Show or hide this list';

const listOf = (page: Page): Locator => page.getByRole('dialog', {name: 'Keyboard shortcuts'});

test.beforeEach(async ({open}) => {
  await open('/guides/vpn');
});

test('? shows the keys and hides them, and the focus stays where it was', async ({page}) => {
  const list = listOf(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('?');
  await expect(list.getByRole('button', {name: 'Close'})).toBeFocused();
  await expect(list.getByRole('term').filter({hasText: /^Search$/})).toBeVisible();
  await page.keyboard.press('?');
  await expect(list).toBeHidden();
  await expect(link).toBeFocused();
});

for (const [how, close] of Object.entries({
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'its button': (page: Page) => listOf(page).getByRole('button', {name: 'Close'}).click(),
  'a click beside it': (page: Page) => page.mouse.click(5, 400),
  'the way back': (page: Page) => page.goBack(),
})) {
  test(`${how} closes the list on the same page`, async ({page}) => {
    await page.keyboard.press('?');
    await expect(listOf(page)).toBeVisible();
    await close(page);
    await expect(listOf(page)).toBeHidden();
    await expect(page).toHaveURL(/\/guides\/vpn$/);
  });
}

for (const key of ['/', 'Control+k']) {
  test(`${key} leads from the list to the search`, async ({page}) => {
    await page.keyboard.press('?');
    await expect(listOf(page)).toBeVisible();
    await page.keyboard.press(key);
    await expect(searchOf(page).input).toBeFocused();
    await expect(searchOf(page).input).toHaveValue('');
    await expect(listOf(page)).toBeHidden();
  });
}

test('a question mark that is typed into the search is part of the query', async ({page}) => {
  const release = await holdCode(page, codeOfDialog);
  await page.keyboard.press('/');
  await page.keyboard.type('why?');
  release();
  await expect(searchOf(page).input).toHaveValue('why?');
  await page.keyboard.type('?');
  await expect(searchOf(page).input).toHaveValue('why??');
  await expect(listOf(page)).toHaveCount(0);
});

test('over an enlarged image, the question mark does nothing', async ({page, open}) => {
  await open('/guides/example');
  await page.getByRole('button', {name: 'Enlarge the image'}).first().click();
  await expect(page.getByRole('dialog').getByRole('button', {name: 'Close'})).toBeFocused();
  const isTaken = await page.evaluate(() => {
    const press = new KeyboardEvent('keydown', {key: '?', bubbles: true, cancelable: true});
    document.activeElement?.dispatchEvent(press);
    return press.defaultPrevented;
  });
  expect(isTaken).toBe(false);
});

test.describe('when the list does not load', () => {
  test.use({tolerated: /ERR_FAILED/});

  test('the page says that the list is loading, and that it did not load', async ({page}) => {
    const letThrough = await abortCode(page, codeOfList);
    await page.keyboard.press('?');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('This page did not load completely.');
    await letThrough();
    const release = await holdCode(page, codeOfList);
    await failure.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByText('Loading the page…')).toBeVisible();
    release();
    await expect(listOf(page)).toBeVisible();
    await expect(page.getByText('Loading the page…')).toBeHidden();
  });
});

for (const width of [1280, 320]) {
  test(`axe finds nothing wrong with the list at ${width} px, and it fits`, async ({page}) => {
    await page.setViewportSize({width, height: 640});
    await page.keyboard.press('?');
    await expect(listOf(page)).toBeVisible();
    expect(await violationsInBothModes(page)).toEqual([]);
    expect(
      await listOf(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
    ).toBe(0);
  });
}
