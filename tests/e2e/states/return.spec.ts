import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {searchOf} from '../search/dialog';
import {abortCode, vpnPage} from './code';

const firstPart = /\/assets\/search\/first\.\w+\.json$/;

/** On a busy machine the engine takes its time to start. */
const started = {timeout: 60_000};

test.use({
  tolerated:
    /ERR_|Failed to fetch|The search did not answer|UnreachableError|ChunkLoadError|Loading/,
});

const returns: [string, (page: Page) => Promise<unknown>][] = [
  ['the network is back', (page) => page.evaluate(() => dispatchEvent(new Event('online')))],
  [
    // This is how Safari restores a page whose requests it has aborted.
    'the reader is back at a page that was kept',
    (page) =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))),
  ],
];

for (const [what, come] of returns) {
  test.describe(`once ${what}`, () => {
    test('the search page asks again by itself, and takes the focus from nothing', async ({
      page,
      open,
    }) => {
      await page.route(firstPart, (route) => route.abort('connectionrefused'));
      await open('/search?q=tailscale');
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toContainText('Unable to fetch results.');
      await page.unroute(firstPart);
      await come(page);
      await expect(main.getByRole('listitem').first()).toBeVisible(started);
      await expect(main.getByRole('searchbox')).not.toBeFocused();
    });

    test('the search asks again by itself', async ({page, open}) => {
      await page.route(firstPart, (route) => route.abort('connectionrefused'));
      await open('/guides/vpn');
      await page.keyboard.press('Control+k');
      const {dialog, input, options} = searchOf(page);
      await input.fill('tailscale');
      await expect(dialog.getByRole('status')).toHaveText('Unable to fetch results');
      await page.unroute(firstPart);
      await come(page);
      await expect(options.first()).toBeVisible(started);
    });
  });
}

test('a page that was kept while the next one was on its way opens that one', async ({
  page,
  open,
}) => {
  const letThrough = await abortCode(page, vpnPage);
  await open('/guides/install-guide');
  await page.route('/', (route) => route.abort('connectionrefused'));
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'VPN'})
    .click();
  await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
  await page.unroute('/');
  await letThrough();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect to a VPN');
});
