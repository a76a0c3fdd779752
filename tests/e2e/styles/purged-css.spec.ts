import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {searchOf} from '../search/dialog';
import {styleDifferences} from './difference';
import {styledPages} from './pages';

test.setTimeout(180_000);

/** Expects the page to look the same with all that the build has removed from the style sheet. */
async function expectSameStyles(page: Page, state: string): Promise<void> {
  expect(await styleDifferences(page), state).toEqual([]);
}

for (const [type, path] of Object.entries(styledPages)) {
  test(`nothing that a page uses is removed: ${type}`, async ({page, open}) => {
    await open(path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expectSameStyles(page, 'on a desktop, in light mode');
    await page.setViewportSize({width: 360, height: 740});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectSameStyles(page, 'on a phone, in dark mode');
  });
}

for (const [from, link, to] of [
  ['/guides/vpn', 'Blog', '/blog'],
  ['/blog', 'Documentation', '/guides/system-requirements'],
  ['/search?q=vpn', 'Documentation', '/guides/system-requirements'],
  ['/search?q=vpn', 'Blog', '/blog'],
] as const) {
  test(`${to} has its styles when a reader comes to it from ${from}`, async ({page, open}) => {
    await open(from);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: link}).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectSameStyles(page, `after a step from ${from}`);
  });
}

/** The titles of pages of the kinds to which readers go on. */
const steps = {
  '/search?q=vpn': /^Search/,
  '/blog': /^Blog/,
  '/blog/tags': /^Tags/,
  '/guides/vpn': /^Connect to a VPN/,
};

for (const from of ['/', '/guides/example', '/search?q=vpn']) {
  test(`pages look on a phone as ever when a reader comes to them from ${from}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(from);
    for (const [to, title] of Object.entries(steps)) {
      await page.evaluate((url) => {
        history.pushState({key: url}, '', url);
        window.dispatchEvent(new PopStateEvent('popstate', {state: {key: url}}));
      }, to);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expectSameStyles(page, `after a step to ${to}`);
    }
  });
}

test('nothing is removed that other media use', async ({page, open}) => {
  await open('/guides/example');
  await page.emulateMedia({media: 'print'});
  await expectSameStyles(page, 'on paper');
  await page.emulateMedia({media: 'screen', forcedColors: 'active'});
  await expectSameStyles(page, 'in forced colors');
  await page.emulateMedia({forcedColors: 'none'});
  // What marks a page whose scripts run.
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme-choice'));
  await expectSameStyles(page, 'without scripts');
});

test('nothing is removed that the search uses', async ({page, open}) => {
  await open('/guides/vpn');
  const {button, dialog, input, options} = searchOf(page);
  await button.click();
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await expectSameStyles(page, 'on the start screen');
  await input.fill('secure boot password');
  await expect(options.first()).toBeVisible();
  await options.first().hover();
  await expectSameStyles(page, 'with hits');
  await input.fill('xylophone');
  await expect(dialog.getByText('No results').first()).toBeVisible();
  await expectSameStyles(page, 'without a hit');
});

test('nothing is removed that the navigation uses', async ({page, open}) => {
  await open('/guides/vpn');
  const toggle = page.getByRole('button', {name: 'Next', exact: true});
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.locator('.menu__link--sublist').first().hover();
  await expectSameStyles(page, 'with an open dropdown');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.locator('.pagination-nav__link').first().focus();
  await expectSameStyles(page, 'with a focused link');
  await page.setViewportSize({width: 360, height: 740});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', {name: 'VPN'})).toBeInViewport();
  await expectSameStyles(page, 'with the menu');
  await menu.getByRole('button', {name: /Back to main menu/}).click();
  await menu.getByRole('button', {name: 'Languages'}).click();
  await expect(menu.getByRole('link', {name: 'Help translate'})).toBeInViewport();
  await expectSameStyles(page, 'with the main menu');
});

test('nothing is removed that the components of a page use', async ({page, open}) => {
  await open('/guides/example');
  await page.getByRole('button', {name: 'image', exact: true}).focus();
  await expect(page.getByRole('tooltip').first()).toBeVisible();
  await page.locator('.theme-code-block').first().hover();
  await expectSameStyles(page, 'with a definition');
  await page.getByRole('tab').nth(1).click();
  await page.getByRole('button', {name: 'Enlarge the image'}).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectSameStyles(page, 'with a large image');
});
