import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectFinal, searchOf, typeQuery} from './dialog';

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

  test(`${modifier}+click asks the browser for ${where} and leaves the search open`, async ({
    page,
  }) => {
    await searchOf(page)
      .options.first()
      .click({modifiers: [modifier]});
    await expectOpened(page, features);
  });
}

// Alt+Enter is left to the browser.
const otherClicks: [string, Parameters<Locator['click']>[0]][] = [
  ['Alt+click', {modifiers: ['Alt']}],
  ['a middle click', {button: 'middle'}],
];
for (const [what, click] of otherClicks) {
  test(`${what} asks the browser for a new tab and leaves the search open`, async ({page}) => {
    await searchOf(page).options.first().click(click);
    await expectOpened(page, 'noopener');
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
