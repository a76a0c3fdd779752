import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectFinal, searchOf, typeQuery} from './dialog';
import {keys} from '../../storedSearches';
import {read} from './stored';

test.beforeEach(async ({page, open}) => {
  // Recorded instead of executed, because the browser decides between tab and window.
  await page.addInitScript(() => {
    window.open = (...args) => {
      document.documentElement.dataset.opened = JSON.stringify(args);
      return null;
    };
  });
  await open('/blog');
  await page.keyboard.press('Control+k');
  await typeQuery(page, 'enroll secure boot key');
  await expectFinal(page);
});

/** Waits for a call of window.open, and checks that the search stays open. */
async function expectOpened(page: Page, features: string) {
  const {dialog, options} = searchOf(page);
  await expect
    .poll(async () => JSON.parse((await openedBy(page)) ?? 'null') as unknown)
    .toEqual([expect.stringMatching(/^\/guides\/install-guide/), '_blank', features]);
  await expect(dialog).toBeVisible();
  await expect(options.first()).toBeVisible();
  await expect(page).toHaveURL('/blog');
}

const openedBy = (page: Page) => page.locator('html').getAttribute('data-opened');

for (const [modifier, where, features] of [
  ['Control', 'a new tab', 'noopener'],
  ['Shift', 'a new window', 'noopener,popup'],
] as const) {
  test(`${modifier}+Enter opens a hit in ${where} and leaves the search open`, async ({page}) => {
    await page.keyboard.press(`${modifier}+Enter`);
    await expectOpened(page, features);
  });
}

for (const [what, click] of [
  // On a Mac, Control+click opens a menu.
  ['Control+click', {modifiers: ['ControlOrMeta']}],
  ['Shift+click', {modifiers: ['Shift']}],
  ['a middle click', {button: 'middle'}],
] satisfies [string, Parameters<Locator['click']>[0]][]) {
  test(`${what} opens a hit in a new tab or window (by the browser) and leaves the search open`, async ({
    page,
    context,
  }) => {
    const opened = context.waitForEvent('page');
    await searchOf(page).options.first().click(click);
    await expect(await opened).toHaveURL(/\/guides\/install-guide/);
    expect(await openedBy(page)).toBeNull();
    await expect(searchOf(page).dialog).toBeVisible();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => read(page, keys.recents)).toHaveLength(1);
    expect(context.pages()).toHaveLength(2);
  });
}

test('a click without a modifier key opens the hit and closes the search', async ({page}) => {
  const {dialog, options} = searchOf(page);
  await options.first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/guides\/install-guide/);
  expect(await openedBy(page)).toBeNull();
});
