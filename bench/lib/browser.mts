import {chromium, type Browser, type BrowserContext, type Page} from '@playwright/test';
import {findBrowser} from '../../scripts/lib/browser.mjs';
import type {SiteServer} from './serve.mjs';

/** Emulated device and connection. */
export interface Conditions {
  /** The slowdown of the processor. */
  cpu: number;
  network?: {
    /** Bits a second. */
    down: number;
    up: number;
    /** In milliseconds. */
    latency: number;
  };
}

/** A phone on a slow connection, as emulated by Lighthouse. */
export const slow: Conditions = {
  cpu: 4,
  network: {down: 1_600_000, up: 750_000, latency: 150},
};

/** A page is idle after this time without requests, in milliseconds. */
const idleTime = 1500;

/** For pages that never become idle, in milliseconds. */
const timeout = 30_000;

/**
 * Launches the browser of the tests.
 *
 * @param debuggingPort for other programs that control it
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

/** Opens a tab in a new browser context, and closes it afterwards. */
export async function withPage<T>(
  browser: Browser,
  conditions: Conditions,
  measure: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    await emulate(page, conditions);
    return await measure(page, context);
  } finally {
    await context.close();
  }
}

async function emulate(page: Page, {cpu, network}: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  if (network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.down / 8,
      uploadThroughput: network.up / 8,
    });
  }
}

/** Waits until the page makes no more requests. */
export async function waitForIdle(page: Page, server: SiteServer): Promise<void> {
  await page.waitForLoadState('load');
  const end = performance.now() + timeout;
  let count = -1;
  let since = performance.now();
  while (performance.now() < end && performance.now() - since < idleTime) {
    if (server.pending() > 0 || server.requests.length !== count) {
      count = server.requests.length;
      since = performance.now();
    }
    await page.waitForTimeout(50);
  }
}
