import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, type Route} from '@playwright/test';

// Playwright runs in the root of the repository.
const folder = path.resolve('build/assets/js');

/** A text that only the code of /guides/vpn contains. */
export const vpnPage = '{value:"Use Tailscale",id:"tailscale"';

/** A text that only the site's configuration contains, which is part of its main code. */
export const documentationItem = 'sidebarId:"baseSidebar"';

/**
 * The address of the one file of the built code that contains a text.
 *
 * @param text the text; it must be in one file only
 */
export function codeWith(text: string): string {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes(text),
  );
  const [file] = files;
  if (files.length !== 1 || file === undefined) {
    throw new Error(`${files.length} files of the built code contain ${text}; name a rarer text.`);
  }
  return `**/assets/js/${file}`;
}

/** A file of the site that no page loads. */
const probe = '/sitemap.xml';

/**
 * Handles the requests of a page, from the next one on. Chromium 156 lets a request pass that a page
 * makes right after `page.route`, unless the page was opened after it.
 */
async function intercept(
  page: Page,
  address: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(address, handle);
  if (page.url() === 'about:blank') {
    return;
  }
  await page.route(`**${probe}`, (route) => route.fulfill({body: 'intercepted'}));
  const answer = () => page.evaluate(async (path) => (await fetch(path)).text(), probe);
  await expect.poll(answer).toBe('intercepted');
  await page.unroute(`**${probe}`);
}

/**
 * Changes a text in the site's code on its way to the browser.
 *
 * @param from the text; it must be in one file only
 * @param to what stands there instead
 */
export async function changeCode(page: Page, from: string, to: string): Promise<void> {
  await intercept(page, codeWith(from), async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({response, body: body.replace(from, () => to)});
  });
}

/**
 * Delays the responses for addresses that match.
 *
 * @returns a function that lets them through
 */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Delays the one file of the site's code that contains a text. */
export function holdCode(page: Page, text: string): Promise<() => void> {
  return hold(page, codeWith(text));
}

/**
 * Aborts requests for the file that contains a text, as a poor connection would.
 *
 * @returns a function that lets them through from then on
 */
export async function abortCode(page: Page, text: string): Promise<() => Promise<void>> {
  const address = codeWith(text);
  const cut = (route: Route) => route.abort();
  await intercept(page, address, cut);
  return () => page.unroute(address, cut);
}
