import type {Page, Route} from '@playwright/test';
import {expect, test} from '../fixtures';
import {codeOfDialog, engineStart, expectFinal, searchOf} from '../search/dialog';
import {abortCode, hold, holdCode} from '../states/code';

// The browser errors about the files that these tests remove or break.
test.use({
  tolerated:
    /ERR_FAILED|status(?: of)? 404|ChunkLoadError|Loading chunk|The search did not answer|NetworkError|SyntaxError|Unexpected (?:end|token)|Unterminated string/,
});

/** The code of the worker, and the two parts of its index. */
const worker = /\/assets\/js\/search\.\w+\.js$/;
const index = /\/assets\/search\/first\.\w+\.json$/;
const rest = /\/assets\/search\/rest\.\w+\.json$/;

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

test.describe('if the code of the search does not load', () => {
  test('a notice is shown on the page, and Retry opens the search with the typed text', async ({
    page,
    open,
  }) => {
    await page.clock.install();
    const letThrough = await abortCode(page, codeOfDialog);
    await open('/guides/vpn');
    // A paused clock rules out the notice for slow servers.
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
    await expect(options.first()).toBeVisible(engineStart);
  });

  test('a server that never responds is reported, too', async ({page, open}) => {
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

const notFound = (route: Route) => route.fulfill({status: 404, body: ''});

for (const [fault, file, respond] of [
  ['a missing worker, as after a deployment,', worker, notFound],
  ['a missing index', index, notFound],
  [
    'a truncated index',
    index,
    async (route: Route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({response, body: body.slice(0, body.length / 2)});
    },
  ],
] as const) {
  test(`${fault} is reported, and the search can be repeated`, async ({page, open}) => {
    await page.route(file, respond);
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
    await page.unroute(file, respond);
    await tryAgain.click();
    await expect(hitsOfPage.first()).toBeVisible(engineStart);

    await page.keyboard.press('Control+k');
    await input.fill('tailscale');
    await expect(options.first()).toBeVisible(engineStart);
  });
}

test('a failure stays until the reader tries again, even if more of the index loads', async ({
  page,
  open,
}) => {
  await page.route(index, notFound);
  const release = await hold(page, rest);
  await open('/search?q=tailscale');
  const {failure, tryAgain, hitsOfPage} = partsOf(page);
  await expect(failure).toBeVisible();
  await page.unroute(index, notFound);
  const requested: string[] = [];
  page.on(
    'request',
    (request) => void (index.test(request.url()) && requested.push(request.url())),
  );
  const response = page.waitForResponse(rest);
  release();
  await (await response).finished();
  // After this response, the page has processed the one before.
  await page.evaluate(async () => (await fetch('/sitemap.xml')).text());
  expect(requested).toEqual([]);
  await tryAgain.click();
  await expect(hitsOfPage.first()).toBeVisible(engineStart);
});

test('a worker that the browser has terminated is replaced within a second', async ({
  page,
  open,
}) => {
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
  await expect(options.first()).toContainText(/tailscale/i, engineStart);
  // A worker that is still loading the index would be replaced before the next query.
  await expectFinal(page);
  await page.evaluate(() => (window as {newestWorker?: Worker}).newestWorker?.terminate());
  await expect.poll(() => page.workers().length).toBe(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.fill('rollback');
  await page.clock.runFor(300);
  // The query has been sent.
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Searching …');
  await page.clock.runFor(700);
  await expect(options.first()).toContainText(/roll/i, engineStart);
  expect(page.workers()).toHaveLength(1);
});
