import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null}[];
}

/** A slow processor and line, on which each part of a page that comes late is painted by itself. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
}

/** What has moved on the page since it was opened. */
function movedOn(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const names: string[] = [];
        new PerformanceObserver((list) => {
          for (const {value, sources} of list.getEntries() as LayoutShift[]) {
            const nodes = sources.map(({node}) =>
              node instanceof Element ? node.outerHTML : node?.textContent,
            );
            names.push(`${value}: ${nodes.join()}`);
          }
        }).observe({type: 'layout-shift', buffered: true});
        // What the observer has kept is told before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(names))));
      }),
  );
}

const paths = [
  '/',
  '/guides/vpn',
  '/guides/rescue-mode',
  '/guides/example',
  '/reference/ujust',
  '/blog',
  '/blog/aurora-stable-f44',
  '/search',
];

for (const width of [360, 1280]) {
  for (const path of paths) {
    test(`nothing moves while a page comes to life: ${path}, ${width} pixels wide`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({width, height: 800});
      await slowDown(page);
      await open(path);
      await page.waitForLoadState('networkidle');
      expect(await movedOn(page)).toEqual([]);
    });
  }
}
