import type {Page, Route} from '@playwright/test';
import {expect, test} from '../fixtures';
import {codeWith, holdCode, vpnPage} from '../states/code';

// The browser errors about the files that these tests remove.
test.use({
  tolerated: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status(?: of)? 404|ChunkLoadError|Loading chunk/,
});

const start = '/guides/install-guide';

/** A text that only the code of that page contains. */
const startPage = 'Download the ISO\',id:"download"';

function partsOf(page: Page) {
  return {
    title: page.getByRole('heading', {level: 1}),
    link: page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'VPN'}),
    notice: page.getByRole('alert'),
    retry: page.getByRole('alert').getByRole('button', {name: 'Retry'}),
    spinner: page.getByRole('status').filter({hasText: 'Loading the page…'}),
  };
}

/** Counts full page loads from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  return () => loads;
}

const notFound = (route: Route) => route.fulfill({status: 404, body: 'Not found'});

/** Simulates a deployment: a page's code is missing until the page is loaded again. */
async function simulateDeployment(page: Page, path: string, text: string) {
  const old = codeWith(text);
  await page.route(old, notFound);
  await page.route(`**${path}`, async (route) => {
    await page.unroute(old, notFound);
    await route.continue();
  });
}

test.describe('without a network', () => {
  test('a link shows a notice on the current page, back works, and the page opens once the network is back', async ({
    page,
    context,
    open,
  }) => {
    await page.clock.install();
    const loads = loadsOf(page);
    // As if nothing were prefetched.
    await page.route(codeWith(vpnPage), (route) => route.abort());
    await open(start);
    const {title, link, notice, retry, spinner} = partsOf(page);
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    await context.setOffline(true);
    await link.click();
    await expect(notice).toContainText('You seem to be offline.');
    await expect(retry).toBeInViewport();
    await expect(title).toHaveText('Install Aurora from the ISO');
    // The notice for slow pages does not replace it.
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

test('a page opens once the site answers again, although there was a connection all the time', async ({
  page,
  open,
}) => {
  await page.route(codeWith(vpnPage), (route) => route.abort());
  await open(start);
  const isCheck = (route: Route) => route.request().method() === 'HEAD';
  const refuse = (route: Route) => (isCheck(route) ? route.abort() : route.fallback());
  await page.route('**/*', refuse);
  const {title, link, notice} = partsOf(page);
  await link.click();
  await expect(notice).toContainText('You seem to be offline.');
  await page.unroute('**/*', refuse);
  await page.unroute(codeWith(vpnPage));
  await expect(title).toHaveText('Connect to a VPN');
});

test.describe('after a new deployment', () => {
  test('a tab with the old version reloads the next page only, at its section', async ({
    page,
    open,
  }) => {
    const loads = loadsOf(page);
    await simulateDeployment(page, '/guides/basic-usage', 'id:"rolling-back"');
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

  test('a reloaded page starts at its top, and going back restores the scroll position', async ({
    page,
    open,
  }) => {
    const loads = loadsOf(page);
    await simulateDeployment(page, '/guides/vpn', vpnPage);
    await open(start);
    const {title, link} = partsOf(page);
    await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
    await link.click();
    await expect(title).toHaveText('Connect to a VPN');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('auto');
    expect(loads()).toBe(2);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    // The code of the previous page has to be loaded again.
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

  test('a page that is still broken after a deployment is reloaded once, then shows a notice', async ({
    page,
    open,
  }) => {
    const loads = loadsOf(page);
    await page.route(codeWith(vpnPage), notFound);
    await open(start);
    const {title, link, notice} = partsOf(page);
    await link.click();
    await expect(notice).toContainText('This page did not load completely.');
    await expect(title).toHaveText('Connect to a VPN');
    expect(loads()).toBe(2);
  });

  test('an outdated page from a cache is reloaded once, then shows a notice', async ({page}) => {
    const loads = loadsOf(page);
    const code = codeWith(vpnPage);
    await page.route(code, notFound);
    await page.goto('/guides/vpn#tailscale');
    const {title, notice, retry} = partsOf(page);
    await expect(notice).toContainText('This page did not load completely.');
    await expect(title).toHaveText('Connect to a VPN');
    expect(loads()).toBe(2);
    await page.unroute(code, notFound);
    await retry.click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL('/guides/vpn#tailscale');
    expect(loads()).toBe(3);
  });
});

test.describe('if the server never responds to the request for a file', () => {
  test('after 10 seconds, a reload is offered, which shows the text', async ({page, open}) => {
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
    // The text is visible before the code runs and requests this file.
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

  test('the reader can go elsewhere meanwhile, and all loading indicators disappear', async ({
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

test('on a very slow connection, the page stays usable while the next one loads, and the last click wins', async ({
  page,
  open,
}) => {
  // As if nothing were prefetched.
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
  const throttle = (throughput: number) =>
    client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  // Slow enough for the following steps on a busy machine: the code takes 20 seconds.
  await throttle(10_000 / 8);
  const late = page.waitForResponse(codeWith(vpnPage));
  await link.click();
  await expect(page.locator('#nprogress')).toHaveCount(1);
  await expect(spinner).toBeVisible();
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(title).toHaveText('Install Aurora from the ISO');

  await sidebar.getByRole('link', {name: 'Gaming'}).click();
  await expect(title).toHaveText('Play games on Aurora');
  await throttle(-1);
  await (await late).finished();
  await expect(page).toHaveURL('/guides/gaming');
  await expect(title).toHaveText('Play games on Aurora');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await expect(spinner).toHaveCount(0);
  await expect(notice).toHaveCount(0);
});
