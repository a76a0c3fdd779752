import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {changeCode, abortCode, holdCode, vpnPage} from './code';

const start = '/guides/install-guide';

function statusOf(page: Page) {
  return {
    progress: page.locator('#nprogress'),
    spinner: page.getByRole('status').filter({hasText: 'Loading the page…'}),
    error: page.getByRole('alert').filter({hasText: 'This page did not load completely.'}),
    retry: page.getByRole('button', {name: 'Retry'}),
    link: page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'VPN'}),
    title: page.getByRole('heading', {level: 1}),
  };
}

/** Runs in the page: how much of its way a progress bar has gone, from 0 to 1. */
function shareOf(bar: HTMLElement | SVGElement): number {
  const percent = /translate(?:3d)?\((?<percent>-?[\d.]+)%/.exec(bar.style.transform)?.groups
    ?.percent;
  return 1 + Number(percent) / 100;
}

test.describe('on the way to a page', () => {
  test('a slow one brings the progress bar after 200 ms and the old page stays', async ({
    page,
    open,
  }) => {
    await page.clock.install();
    const release = await holdCode(page, vpnPage);
    await open(start);
    const {progress, spinner, link, title} = statusOf(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await link.click();
    await page.clock.runFor(199);
    await expect(progress).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(progress).toHaveCount(1);
    await expect(title).toHaveText('Install Aurora from the ISO');
    await page.clock.runFor(199);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner).toBeInViewport();
    // Far on, as long as the page is not there: it moves, but it does not end.
    const done = () => progress.locator('[role="bar"]').evaluate(shareOf);
    await page.clock.runFor(100);
    const early = await done();
    expect(early).toBeCloseTo(0.08);
    await page.clock.runFor(20_000);
    const late = await done();
    expect(late).toBeGreaterThan(early);
    expect(late).toBeLessThan(1);
    release();
    await expect(title).toHaveText('Connect to a VPN');
    await page.clock.resume();
    await expect(progress).toHaveCount(0);
    await expect(spinner).toHaveCount(0);
  });

  test('a bar whose page is there ends full', async ({page, open}) => {
    const release = await holdCode(page, vpnPage);
    await open(start);
    const {progress, link, title} = statusOf(page);
    await link.click();
    await expect(progress).toHaveCount(1);
    await page.evaluate(() => {
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLElement>('#nprogress [role="bar"]');
        if (bar) {
          document.documentElement.dataset.bar = bar.style.transform;
        }
      }).observe(document.documentElement, {attributeFilter: ['style'], subtree: true});
    });
    release();
    await expect(title).toHaveText('Connect to a VPN');
    await expect(progress).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-bar', /^translate(?:3d)?\(0(?:%|px)/);
  });

  test('a quick one brings neither', async ({page, open}) => {
    await page.clock.install();
    await open(start);
    await page.evaluate(() => {
      new MutationObserver((records) => {
        for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
          if (node instanceof Element && node.matches('#nprogress, body > div')) {
            document.documentElement.dataset.seen = node.outerHTML;
          }
        }
      }).observe(document.documentElement, {childList: true, subtree: true});
    });
    const {link, title} = statusOf(page);
    // With the clock standing still, no wait of this machine's own making counts.
    await page.clock.pauseAt(Date.now() + 60_000);
    await link.click();
    await expect(title).toHaveText('Connect to a VPN');
    await page.clock.runFor(2000);
    await expect(page.locator('html')).not.toHaveAttribute('data-seen');
  });
});

test.describe('when the code of a page does not come', () => {
  test.use({tolerated: /ERR_FAILED|ChunkLoadError|Loading chunk/});

  test('a reader who follows a link without pointing at it gets the page reloaded', async ({
    page,
    open,
  }) => {
    await open(start);
    const letThrough = await abortCode(page, vpnPage);
    await page.route('**/guides/vpn', async (route) => {
      await letThrough();
      await route.continue();
    });
    const {link, title} = statusOf(page);
    const reloaded = page.waitForRequest('**/guides/vpn');
    await link.focus();
    await page.keyboard.press('Enter');
    expect((await reloaded).isNavigationRequest()).toBe(true);
    // The page before has the attribute below as well; only the title tells them apart.
    await expect(title).toHaveText('Connect to a VPN');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page).toHaveURL('/guides/vpn');
    await page.goBack();
    await expect(title).toHaveText('Install Aurora from the ISO');
  });

  test('the text stays readable below the error and Retry, which may fail again', async ({
    page,
  }) => {
    await abortCode(page, vpnPage);
    await page.goto('/guides/vpn');
    const {error, retry, title} = statusOf(page);
    await expect(error).toBeInViewport();
    await expect(error).toContainText(/ChunkLoadError: Loading chunk \w+ failed/);
    await expect(retry).toBeInViewport();
    await expect(title).toHaveText('Connect to a VPN');
    const asked = page.waitForEvent('requestfailed');
    await retry.click();
    await asked;
    await expect(error).toBeVisible();
    await expect(retry).toBeVisible();
  });

  test('Retry shows a spinner and makes the page work once the code comes', async ({page}) => {
    const letThrough = await abortCode(page, vpnPage);
    await page.goto('/guides/vpn');
    const {error, retry, spinner} = statusOf(page);
    await expect(retry).toBeVisible();
    await letThrough();
    const release = await holdCode(page, vpnPage);
    await retry.click();
    await expect(spinner).toBeVisible();
    await expect(error).toHaveCount(0);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(retry).toHaveCount(0);
    await expect(spinner).toHaveCount(0);
  });
});

test.describe('when the code of a page comes, and breaks', () => {
  // What is said of the error that these tests plant, and nothing else.
  test.use({tolerated: /The page is torn/});

  /** The page's own code, which breaks until the session has been mended. */
  const torn = `...(() => {
    if (sessionStorage.mended) return [];
    throw new Error("The page is torn");
  })(),${vpnPage}`;

  for (const from of ['/guides/vpn', start]) {
    test(`the text stays readable below the error and Retry, opened from ${from}`, async ({
      page,
      open,
    }) => {
      await changeCode(page, vpnPage, torn);
      const {error, retry, link, title} = statusOf(page);
      if (from === start) {
        await open(start);
        await link.click();
      } else {
        await page.goto(from);
      }
      await expect(error).toContainText('The page is torn');
      await expect(title).toHaveText('Connect to a VPN');
      await page.evaluate(() => sessionStorage.setItem('mended', 'true'));
      await retry.click();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(error).toHaveCount(0);
    });
  }
});
