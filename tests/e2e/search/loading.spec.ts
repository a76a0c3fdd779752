import type {Page, Response} from '@playwright/test';
import {expect, test} from '../fixtures';
import {hold} from '../states/code';
import {codeOfDialog, searchOf} from './dialog';
import {fulfillWithHit, hostedTest, useHostedSearch} from './hosted';

/** The parts of the embedded index, by their addresses. */
const indexPart = {
  any: /\/assets\/search\//,
  first: /\/assets\/search\/first\.[0-9a-f]+\.json$/,
  rest: /\/assets\/search\/rest\.[0-9a-f]+\.json$/,
};

/** Texts that only the code of Algolia's client holds. */
const codeOfAlgolia = 'x-algolia-application-id';

/** The scripts that the page has received, the text of each. */
function scriptsOf(page: Page): () => Promise<string[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      responses.push(response);
    }
  });
  return () => Promise.all(responses.map((response) => response.text()));
}

/** Waits until the browser has told of a script that holds a text; it may have run before. */
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

  test('the dialog is loaded when the button is touched, before that is a click', async ({
    page,
    open,
  }) => {
    const scripts = scriptsOf(page);
    await open('/guides/vpn');
    await page.waitForLoadState('networkidle');
    expect((await scripts()).filter((text) => text.includes(codeOfDialog))).toHaveLength(0);
    const {button, dialog} = searchOf(page);
    const {x, y, width, height} = (await button.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    // A tap would be all at once; so the finger stays where it is.
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

test('the engine starts with the dialog, and the rest of its index waits for the search to open', async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (pattern: RegExp) => asked.some((path) => pattern.test(path));
  await open('/guides/vpn');
  await page.waitForLoadState('networkidle');
  expect(page.workers()).toHaveLength(0);
  expect(isAsked(indexPart.any)).toBe(false);
  await searchOf(page).button.hover();
  await expect.poll(() => page.workers().length).toBe(1);
  await expect.poll(() => isAsked(indexPart.first)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(isAsked(indexPart.rest)).toBe(false);
  await searchOf(page).button.click();
  await expect.poll(() => isAsked(indexPart.rest)).toBe(true);
  expect(page.workers()).toHaveLength(1);
});

test('the index leaves the line to the code of the dialog', async ({page, open}) => {
  const letOn = await hold(page, /\/search-client\.\w+\.js$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = scriptsOf(page);
  await open('/guides/vpn');
  await searchOf(page).button.click();
  await expect(searchOf(page).dialog).toBeVisible();
  await expectCode(scripts, codeOfDialog);
  expect(asked.filter((path) => indexPart.any.test(path))).toHaveLength(0);
  letOn();
  await expect.poll(() => asked.some((path) => indexPart.first.test(path))).toBe(true);
});

test('the engine is started once a visit', async ({page, open}) => {
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

test('without Algolia nothing of its client is loaded', async ({page, open}) => {
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
  'with Algolia its client is loaded when the search opens, and no engine of ours',
  async ({page, open}) => {
    const scripts = scriptsOf(page);
    await useHostedSearch(page, fulfillWithHit);
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
