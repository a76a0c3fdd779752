import type {Page, Route} from '@playwright/test';
import {expect, test} from '../fixtures';
import {codeWith, holdCode, vpnPage} from '../states/code';

// What the browser says of the files that these tests take away, and nothing else.
test.use({
  tolerated: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status(?: of)? 404|ChunkLoadError|Loading chunk/,
});

const start = '/guides/install-guide';

/** What only the code of that page says. */
const startPage = '{value:"Download the ISO",id:"download"';

function partsOf(page: Page) {
  return {
    title: page.getByRole('heading', {level: 1}),
    link: page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'VPN'}),
    notice: page.getByRole('alert'),
    retry: page.getByRole('alert').getByRole('button', {name: 'Retry'}),
    spinner: page.getByRole('status').filter({hasText: 'Loading the page…'}),
  };
}

/** Counts how often the page is loaded as a whole from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  return () => loads;
}

const gone = (route: Route) => route.fulfill({status: 404, body: 'Not found'});

/** Takes a file of a page's code away until the page itself is asked for, which names a new one. */
async function deployAnew(page: Page, path: string, text: string) {
  const old = codeWith(text);
  await page.route(old, gone);
  await page.route(`**${path}`, async (route) => {
    await page.unroute(old, gone);
    await route.continue();
  });
}

test.describe('without a network', () => {
  test('a link says so and leaves the page as it is, back goes back, and the page opens once the network is there', async ({
    page,
    context,
    open,
  }) => {
    await page.clock.install();
    const loads = loadsOf(page);
    // Nothing of the next page is there yet, as on a poor line.
    await page.route(codeWith(vpnPage), (route) => route.abort());
    await open(start);
    const {title, link, notice, retry, spinner} = partsOf(page);
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    await context.setOffline(true);
    await link.click();
    await expect(notice).toContainText('You seem to be offline.');
    await expect(retry).toBeInViewport();
    await expect(title).toHaveText('Install Aurora from the ISO');
    // Nothing that was planned for a slow page takes its place.
    await page.clock.runFor(20_000);
    await expect(notice).toContainText('You seem to be offline.');
    await expect(spinner).toHaveCount(0);

    const asked = page.waitForEvent('requestfailed');
    await retry.click();
    await asked;
    await expect(notice).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(start);
    await expect(notice).toHaveCount(0);
    await expect(title).toHaveText('Install Aurora from the ISO');

    await link.click();
    await expect(notice).toContainText('You seem to be offline.');
    expect(loads()).toBe(1);
    await page.unroute(codeWith(vpnPage));
    await context.setOffline(false);
    await expect(title).toHaveText('Connect to a VPN');
    await expect(page).toHaveURL('/guides/vpn');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('auto');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('after a new deployment', () => {
  test('a tab that has the old one reloads the next page, at its section, and nothing else', async ({
    page,
    open,
  }) => {
    const loads = loadsOf(page);
    await deployAnew(page, '/guides/basic-usage', 'id:"rolling-back"');
    await open('/');
    const {title, notice} = partsOf(page);
    const link = page
      .getByRole('main')
      .locator('a[href="/guides/basic-usage#rolling-back"]')
      .last();
    await link.scrollIntoViewIfNeeded();
    const preloaded = page.waitForResponse(
      (response) => response.status() === 404 && response.request().resourceType() === 'script',
    );
    await page.locator('a[href="/guides/basic-usage"]').first().hover();
    await preloaded;
    await expect(title).toHaveText('Aurora documentation');
    expect(loads()).toBe(1);
    await link.click();
    await expect(title).toHaveText('Update, roll back and use Aurora every day');
    await expect(page).toHaveURL('/guides/basic-usage#rolling-back');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('#rolling-back')).toBeInViewport();
    await expect(notice).toHaveCount(0);
    expect(loads()).toBe(2);
    await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('auto');

    await page.goBack();
    await expect(title).toHaveText('Aurora documentation');
  });

  test('the page that is reloaded begins at its top, and going back leads to where the reader was', async ({
    page,
    open,
  }) => {
    const loads = loadsOf(page);
    await deployAnew(page, '/guides/vpn', vpnPage);
    await open(start);
    const {title, link} = partsOf(page);
    await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
    await link.click();
    await expect(title).toHaveText('Connect to a VPN');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('auto');
    expect(loads()).toBe(2);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    // The code of the page before is not there any more, as it is another page by now.
    const release = await holdCode(page, startPage);
    const asked = page.waitForRequest(codeWith(startPage));
    await page.goBack();
    await asked;
    await expect(page).toHaveURL(start);
    await expect(title).toHaveText('Connect to a VPN');
    release();
    await expect(title).toHaveText('Install Aurora from the ISO');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
    expect(loads()).toBe(2);
  });

  test('a page that the new deployment does not have either is reloaded once, and says so', async ({
    page,
    open,
  }) => {
    const loads = loadsOf(page);
    await page.route(codeWith(vpnPage), gone);
    await open(start);
    const {title, link, notice} = partsOf(page);
    await link.click();
    await expect(notice).toContainText('This page did not load completely.');
    await expect(title).toHaveText('Connect to a VPN');
    expect(loads()).toBe(2);
  });

  test('an old page from a cache reloads itself once, and says so if that does not help', async ({
    page,
  }) => {
    const loads = loadsOf(page);
    const code = codeWith(vpnPage);
    await page.route(code, gone);
    await page.goto('/guides/vpn#tailscale');
    const {title, notice, retry} = partsOf(page);
    await expect(notice).toContainText('This page did not load completely.');
    await expect(title).toHaveText('Connect to a VPN');
    expect(loads()).toBe(2);
    await page.unroute(code, gone);
    await retry.click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL('/guides/vpn#tailscale');
    expect(loads()).toBe(3);
  });
});

test.describe('when the server never answers for a file', () => {
  test('the way to a page turns into an offer to reload it, whose text is then there', async ({
    page,
    open,
  }) => {
    await page.clock.install();
    const release = await holdCode(page, vpnPage);
    await open(start);
    const {title, link, notice, retry, spinner} = partsOf(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await link.click();
    await page.clock.runFor(9999);
    await expect(spinner).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(notice).toContainText('This page is taking a long time to load.');
    await expect(title).toHaveText('Install Aurora from the ISO');
    // Its text is there before its code runs, which begins to wait and then asks for this file.
    const asked = page.waitForRequest(codeWith(vpnPage));
    await retry.click();
    await expect(title).toHaveText('Connect to a VPN');
    await asked;
    await page.clock.runFor(10_000);
    await expect(notice).toContainText('This page is taking a long time to load.');
    await page.clock.resume();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(notice).toHaveCount(0);
  });

  test('the reader can go elsewhere meanwhile, and no sign of waiting stays', async ({
    page,
    open,
  }) => {
    await page.clock.install();
    const release = await holdCode(page, vpnPage);
    await open(start);
    const {title, link, spinner, notice} = partsOf(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await link.click();
    await page.goBack();
    await expect(page).toHaveURL(start);
    await page.clock.runFor(20_000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await expect(spinner).toHaveCount(0);
    await expect(notice).toHaveCount(0);
    const late = page.waitForResponse(codeWith(vpnPage));
    release();
    await (await late).finished();
    await page.clock.runFor(20_000);
    await expect(title).toHaveText('Install Aurora from the ISO');
    await expect(page).toHaveURL(start);
  });
});

test('on a very slow line the page stays usable while the next one comes, and the last click wins', async ({
  page,
  open,
}) => {
  // As if nothing could be fetched ahead.
  await page.route(codeWith(vpnPage), (route) =>
    route.request().resourceType() === 'script' ? route.continue() : route.abort('aborted'),
  );
  await open('/guides/gaming');
  const {title, link, spinner, notice} = partsOf(page);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'Install', exact: true}).click();
  await expect(title).toHaveText('Install Aurora from the ISO');
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const limitTo = (throughput: number) =>
    client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  // The code takes 20 seconds, so that it does not come while a busy machine does what follows.
  await limitTo(10_000 / 8);
  const late = page.waitForResponse(codeWith(vpnPage));
  await link.click();
  await expect(page.locator('#nprogress')).toHaveCount(1);
  await expect(spinner).toBeVisible();
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(title).toHaveText('Install Aurora from the ISO');

  await sidebar.getByRole('link', {name: 'Gaming'}).click();
  await expect(title).toHaveText('Play games on Aurora');
  await limitTo(-1);
  await (await late).finished();
  await expect(page).toHaveURL('/guides/gaming');
  await expect(title).toHaveText('Play games on Aurora');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await expect(spinner).toHaveCount(0);
  await expect(notice).toHaveCount(0);
});
