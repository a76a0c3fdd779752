import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';

// Playwright runs in the root of the repository.
const folder = path.resolve('build/assets/js');

/** What only the code of /guides/vpn says. */
export const vpnPage = '{value:"Use Tailscale",id:"tailscale"';

/** What only the site's configuration says, which is part of its main code. */
export const documentationItem = 'sidebarId:"baseSidebar"';

/**
 * The address of the one file of the built site's code that holds a text.
 *
 * @param text the text; it must be in one file only
 */
export function codeWith(text: string): string {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes(text),
  );
  const [file] = files;
  if (files.length !== 1 || file === undefined) {
    throw new Error(`${files.length} files of the built code hold ${text}; name a rarer text.`);
  }
  return `**/assets/js/${file}`;
}

/**
 * Changes a text in the site's code on its way to the browser.
 *
 * @param from the text; it must be in one file only
 * @param to what stands there instead
 */
export async function changeCode(page: Page, from: string, to: string): Promise<void> {
  await page.route(codeWith(from), async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({response, body: body.replace(from, () => to)});
  });
}

/**
 * Holds the files back whose addresses match.
 *
 * @returns lets them through
 */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds the file of the site's code back that has a text. */
export function holdCode(page: Page, text: string): Promise<() => void> {
  return hold(page, codeWith(text));
}

/**
 * Cuts the file that has a text off, as a poor line would.
 *
 * @returns lets it through from now on
 */
export async function cutCode(page: Page, text: string): Promise<() => Promise<void>> {
  const address = codeWith(text);
  const cut = (route: Route) => route.abort();
  await page.route(address, cut);
  return () => page.unroute(address, cut);
}
