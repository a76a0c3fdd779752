import {chromium, type Browser, type BrowserContext, type Page} from '@playwright/test';
import {findBrowser} from '../../scripts/lib/browser.mjs';
import type {SiteServer} from './serve.mjs';

/** A connection and a device that a reader may have. */
export interface Conditions {
  /** How many times slower the processor is. */
  cpu: number;
  network?: {
    /** Bits a second. */
    down: number;
    up: number;
    /** Milliseconds from a request to the first byte of its answer. */
    roundTrip: number;
  };
}

/** A phone on a slow connection, as emulated by Lighthouse. */
export const slow: Conditions = {
  cpu: 4,
  network: {down: 1_600_000, up: 750_000, roundTrip: 150},
};

/** How long a page makes no requests before it counts as idle, in milliseconds. */
const quiet = 1500;

/** Timeout for pages that never become idle, in milliseconds. */
const patience = 30_000;

/**
 * Starts the browser that the tests use.
 *
 * @param debuggingPort where other programs can drive it, too
 */
export async function launch(debuggingPort?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      // A browser run by root, as in a container, cannot use its sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Opens an empty tab of a browser that has never seen the site, and closes it after the visit. */
export async function visit<T>(
  browser: Browser,
  conditions: Conditions,
  measure: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    await impose(page, conditions);
    return await measure(page, context);
  } finally {
    await context.close();
  }
}

async function impose(page: Page, {cpu, network}: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  if (network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTrip,
      downloadThroughput: network.down / 8,
      uploadThroughput: network.up / 8,
    });
  }
}

/** Waits until the page makes no more requests. */
export async function untilIdle(page: Page, server: SiteServer): Promise<void> {
  await page.waitForLoadState('load');
  const end = performance.now() + patience;
  let seen = -1;
  let since = performance.now();
  while (performance.now() < end && performance.now() - since < quiet) {
    if (server.open() > 0 || server.requests.length !== seen) {
      seen = server.requests.length;
      since = performance.now();
    }
    await page.waitForTimeout(50);
  }
}
