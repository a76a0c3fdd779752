import type {Page, Route} from '@playwright/test';
import {expect, test} from '../fixtures';
import {codeOfDialog, expectFinal, searchOf} from '../search/dialog';
import {cutCode, hold, holdCode} from '../states/code';

// What the browser says of the files that these tests take away or spoil, and nothing else.
test.use({
  tolerated:
    /ERR_FAILED|status(?: of)? 404|ChunkLoadError|Loading chunk|The search did not answer|NetworkError|SyntaxError|Unexpected (?:end|token)|Unterminated string/,
});

/** The code of the worker, the part of the index that it starts with, and the other part. */
const worker = /\/assets\/js\/search\.\w+\.js$/;
const index = /\/assets\/search\/first\.\w+\.json$/;
const rest = /\/assets\/search\/rest\.\w+\.json$/;

/** On a busy machine the engine takes its time to start, and here it starts more than once. */
const started = {timeout: 60_000};

function partsOf(page: Page) {
  const main = page.getByRole('main');
  return {
    ...searchOf(page),
    notice: page.getByRole('alert').filter({hasText: 'The search did not load.'}),
    retry: page.getByRole('button', {name: 'Retry'}),
    tryAgain: page.getByRole('button', {name: 'Try again'}),
    fresh: page.getByRole('link', {name: 'Reload and search again'}),
    failure: page.getByRole('status').filter({hasText: 'The search did not answer'}),
    hitsOfPage: main.getByRole('listitem'),
  };
}

test.describe('when the code of the search does not come', () => {
  test('the page says so and stays, and Retry opens the search with what was typed', async ({
    page,
    open,
  }) => {
    await page.clock.install();
    const letThrough = await cutCode(page, codeOfDialog);
    await open('/guides/vpn');
    // With the clock standing still, it is not the wait for a slow server that brings the notice.
    await page.clock.pauseAt(Date.now() + 60_000);
    const {button, notice, retry, input, options} = partsOf(page);
    await button.focus();
    await page.keyboard.press('v');
    await expect(notice).toBeInViewport();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect to a VPN');
    await page.clock.resume();
    await letThrough();
    await retry.click();
    await expect(input).toHaveValue('v');
    await expect(notice).toHaveCount(0);
    await expect(options.first()).toBeVisible(started);
  });

  test('a server that never answers is reported, too', async ({page, open}) => {
    await page.clock.install();
    const release = await holdCode(page, codeOfDialog);
    await open('/guides/vpn');
    const {notice, dialog} = partsOf(page);
    await page.keyboard.press('Control+k');
    await page.clock.runFor(10_000);
    await expect(notice).toBeVisible();
    release();
    await page.clock.resume();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
  });
});

const isGone = (route: Route) => route.fulfill({status: 404, body: ''});

for (const [what, file, spoil] of [
  ['a worker that is gone, as after a new deployment,', worker, isGone],
  ['an index that is gone', index, isGone],
  [
    'an index that is cut short',
    index,
    async (route: Route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({response, body: body.slice(0, body.length / 2)});
    },
  ],
] as const) {
  test(`${what} is reported, and the reader can continue`, async ({page, open}) => {
    await page.route(file, spoil);
    await open('/guides/vpn');
    const {dialog, input, options, failure, tryAgain, fresh, hitsOfPage} = partsOf(page);
    await page.keyboard.press('Control+k');
    await input.fill('tailscale');
    await expect(failure).toBeVisible();
    await expect(dialog.getByText('The search could not start.')).toBeVisible();
    const asked = page.waitForRequest(file);
    await tryAgain.click();
    await asked;
    await expect(failure).toBeVisible();

    await fresh.click();
    await expect(page).toHaveURL('/search?q=tailscale');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(failure).toBeVisible();
    await page.unroute(file, spoil);
    await tryAgain.click();
    await expect(hitsOfPage.first()).toBeVisible(started);

    await page.keyboard.press('Control+k');
    await input.fill('tailscale');
    await expect(options.first()).toBeVisible(started);
  });
}

test('a failure stays until the reader tries again, although more of the index comes', async ({
  page,
  open,
}) => {
  await page.route(index, isGone);
  const release = await hold(page, rest);
  await open('/search?q=tailscale');
  const {failure, tryAgain, hitsOfPage} = partsOf(page);
  await expect(failure).toBeVisible();
  await page.unroute(index, isGone);
  const asked: string[] = [];
  page.on('request', (request) => void (index.test(request.url()) && asked.push(request.url())));
  const came = page.waitForResponse(rest);
  release();
  await (await came).finished();
  // Once this has come, the page has taken the part in that came before it.
  await page.evaluate(async () => (await fetch('/sitemap.xml')).text());
  expect(asked).toEqual([]);
  await tryAgain.click();
  await expect(hitsOfPage.first()).toBeVisible(started);
});

test('a worker that the browser has ended is replaced within a second', async ({page, open}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        Object.assign(window, {newestWorker: this});
      }
    };
  });
  await open('/guides/vpn');
  const {input, options} = partsOf(page);
  await page.keyboard.press('Control+k');
  await input.fill('tailscale');
  await expect(options.first()).toContainText(/tailscale/i, started);
  // A worker that still owes the rest of the index is missed, and replaced, before anyone types.
  await expectFinal(page);
  await page.evaluate(() => (window as {newestWorker?: Worker}).newestWorker?.terminate());
  await expect.poll(() => page.workers().length).toBe(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.fill('rollback');
  await page.clock.runFor(300);
  // Then it has been asked.
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Searching …');
  await page.clock.runFor(700);
  await expect(options.first()).toContainText(/roll/i, started);
  expect(page.workers()).toHaveLength(1);
});
