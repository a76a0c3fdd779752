import type {Page, Response} from '@playwright/test';
import {expect, test} from '../fixtures';
import {searchOf} from './dialog';

/** Class names that only the code of the dialog holds. */
const codeOfDialog = 'DocSearch-Cancel';

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

for (const intent of ['hover', 'focus'] as const) {
  test(`the dialog is loaded on ${intent}, and not before`, async ({page, open}) => {
    const scripts = scriptsOf(page);
    await open('/guides/vpn');
    await page.waitForLoadState('networkidle');
    expect((await scripts()).length).toBeGreaterThan(2);
    expect((await scripts()).filter((text) => text.includes(codeOfDialog))).toHaveLength(0);
    await searchOf(page).button[intent]();
    await expect
      .poll(async () => (await scripts()).some((text) => text.includes(codeOfDialog)))
      .toBe(true);
  });
}

test('the engine starts when the search opens, and not before', async ({page, open}) => {
  await open('/guides/vpn');
  await searchOf(page).button.hover();
  await page.waitForLoadState('networkidle');
  expect(page.workers()).toHaveLength(0);
  await searchOf(page).button.click();
  await expect.poll(() => page.workers().length).toBe(1);
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
