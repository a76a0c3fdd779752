import type {Page, Response} from '@playwright/test';
import {expect, test} from '../fixtures';
import {hold} from '../states/code';
import {codeOfDialog, searchOf} from './dialog';
import {fulfillWithHit, hostedTest, mockHostedSearch} from './hosted';

/** URLs of the parts of the embedded index. */
const indexPart = {
  any: /\/assets\/search\//,
  first: /\/assets\/search\/first\.[0-9a-f]+\.json$/,
  rest: /\/assets\/search\/rest\.[0-9a-f]+\.json$/,
};

/** A text that only the code of Algolia's client contains. */
const codeOfAlgolia = 'x-algolia-application-id';

/** Returns a function for the texts of the scripts loaded so far. */
function scriptsOf(page: Page): () => Promise<string[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      responses.push(response);
    }
  });
  return () => Promise.all(responses.map((response) => response.text()));
}

/** Waits for a script that contains a text. */
async function expectCode(scripts: () => Promise<string[]>, text: string): Promise<void> {
  await expect.poll(async () => (await scripts()).some((code) => code.includes(text))).toBe(true);
}

for (const intent of ['hover', 'focus'] as const) {
  test(`the dialog is loaded on ${intent}, and not before`, async ({page, open}) => {
    const scripts = scriptsOf(page);
    await open('/guides/vpn');
    await page.waitForLoadState('networkidle');
    expect((await scripts()).length).toBeGreaterThan(2);
    expect((await scripts()).filter((text) => text.includes(codeOfDialog))).toHaveLength(0);
    await searchOf(page).button[intent]();
    await expectCode(scripts, codeOfDialog);
  });
}

test.describe('on a touch screen', () => {
  test.use({hasTouch: true});

  test('the dialog is loaded when the button is touched, before the click', async ({
    page,
    open,
  }) => {
    const scripts = scriptsOf(page);
    await open('/guides/vpn');
    await page.waitForLoadState('networkidle');
    expect((await scripts()).filter((text) => text.includes(codeOfDialog))).toHaveLength(0);
    const {button, dialog} = searchOf(page);
    const {x, y, width, height} = (await button.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    // Not a tap, so that the touch lasts.
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: {x: number; y: number}[]) =>
      browser.send('Input.dispatchTouchEvent', {type, touchPoints});
    await touch('touchStart', [{x: x + width / 2, y: y + height / 2}]);
    await expectCode(scripts, codeOfDialog);
    await expect(dialog).toBeHidden();
    await touch('touchEnd', []);
    await expect(dialog).toBeVisible();
  });
});

test('the engine starts on intent, and the rest of its index is loaded when the search opens', async ({
  page,
  open,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const isRequested = (pattern: RegExp) => requested.some((path) => pattern.test(path));
  await open('/guides/vpn');
  await page.waitForLoadState('networkidle');
  expect(page.workers()).toHaveLength(0);
  expect(isRequested(indexPart.any)).toBe(false);
  await searchOf(page).button.hover();
  await expect.poll(() => page.workers().length).toBe(1);
  await expect.poll(() => isRequested(indexPart.first)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(isRequested(indexPart.rest)).toBe(false);
  await searchOf(page).button.click();
  await expect.poll(() => isRequested(indexPart.rest)).toBe(true);
  expect(page.workers()).toHaveLength(1);
});

test('the index is loaded after the code of the dialog', async ({page, open}) => {
  const release = await hold(page, /\/search-client\.\w+\.js$/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const scripts = scriptsOf(page);
  await open('/guides/vpn');
  await searchOf(page).button.click();
  await expect(searchOf(page).dialog).toBeVisible();
  await expectCode(scripts, codeOfDialog);
  expect(requested.filter((path) => indexPart.any.test(path))).toHaveLength(0);
  release();
  await expect.poll(() => requested.some((path) => indexPart.first.test(path))).toBe(true);
});

test('the engine is started once per visit', async ({page, open}) => {
  await open('/guides/vpn');
  const {input, options, dialog} = searchOf(page);
  for (const query of ['tailscale', 'rollback']) {
    await page.keyboard.press('Control+k');
    await input.fill(query);
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(page.workers()).toHaveLength(1);
});

test('without Algolia, its client is not loaded', async ({page, open}) => {
  const scripts = scriptsOf(page);
  await open('/guides/vpn');
  await page.keyboard.press('Control+k');
  await searchOf(page).input.fill('tailscale');
  await expect(searchOf(page).options.first()).toBeVisible();
  await expectCode(scripts, codeOfDialog);
  expect((await scripts()).filter((text) => text.includes(codeOfAlgolia))).toHaveLength(0);
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
});

hostedTest(
  'with Algolia, its client is loaded when the search opens, and the embedded engine is not',
  async ({page, open}) => {
    const scripts = scriptsOf(page);
    await mockHostedSearch(page, fulfillWithHit);
    await open('/guides/vpn');
    await searchOf(page).button.hover();
    await page.waitForLoadState('networkidle');
    expect((await scripts()).filter((text) => text.includes(codeOfAlgolia))).toHaveLength(0);
    await searchOf(page).button.click();
    await searchOf(page).input.fill('tailscale');
    await expect(searchOf(page).options).toHaveCount(1);
    await expectCode(scripts, codeOfAlgolia);
    expect(page.workers()).toHaveLength(0);
  },
);
