import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectFinal, searchOf, typeQuery} from './dialog';
import {keys, read} from './stored';

test.beforeEach(async ({page, open}) => {
  // Whether a page comes up as a tab or as a window is the browser's, and what it is asked for ours.
  await page.addInitScript(() => {
    window.open = (...given) => {
      document.documentElement.dataset.opened = JSON.stringify(given);
      return null;
    };
  });
  await open('/blog');
  await page.keyboard.press('Control+k');
  await typeQuery(page, 'secure boot password');
  await expectFinal(page);
});

/** Waits until the browser was asked to open a hit, and the search has stayed open. */
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
  ['Meta', 'a new tab', 'noopener'],
  ['Shift', 'a new window', 'noopener,popup'],
] as const) {
  test(`${modifier}+Enter asks the browser for ${where} and leaves the search open`, async ({
    page,
  }) => {
    await page.keyboard.press(`${modifier}+Enter`);
    await expectOpened(page, features);
  });
}

/** Tabs and windows as the browser opens them, and clicks that it leaves to the page. */
const isApple = process.platform === 'darwin';
const clicks: [string, 'itself' | 'asked by the page', Parameters<Locator['click']>[0]][] = [
  [isApple ? 'Meta+click' : 'Control+click', 'itself', {modifiers: ['ControlOrMeta']}],
  ['Shift+click', 'itself', {modifiers: ['Shift']}],
  ['a middle click', 'itself', {button: 'middle'}],
  ['Alt+click', 'asked by the page', {modifiers: ['Alt']}],
];
if (!isApple) {
  // On a Mac, Control+click opens a menu.
  clicks.push(['Meta+click', 'asked by the page', {modifiers: ['Meta']}]);
}
for (const [what, who, click] of clicks) {
  test(`${what} on a hit has the browser open it elsewhere, ${who}, and leaves the search open`, async ({
    page,
    context,
  }) => {
    const opened = context.waitForEvent('page');
    if (who === 'itself') {
      await searchOf(page).options.first().click(click);
      await expect(await opened).toHaveURL(/\/guides\/install-guide/);
      expect(await openedBy(page)).toBeNull();
    } else {
      opened.catch(() => undefined);
      await searchOf(page).options.first().click(click);
      await expectOpened(page, 'noopener');
    }
    await expect(searchOf(page).dialog).toBeVisible();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => read(page, keys.recents)).toHaveLength(1);
    expect(context.pages()).toHaveLength(who === 'itself' ? 2 : 1);
  });
}

for (const how of ['Enter', 'a click'] as const) {
  test(`${how} alone asks for neither and closes the search`, async ({page}) => {
    const {dialog, options} = searchOf(page);
    await (how === 'Enter' ? page.keyboard.press(how) : options.first().click());
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/guides\/install-guide/);
    expect(await openedBy(page)).toBeNull();
  });
}
