import type {Page} from '@playwright/test';

/** @see https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
}

/**
 * Returns the layout shifts since the page was opened, one line for each.
 *
 * @param within a selector of elements; other shifts are ignored
 */
export function layoutShiftsOf(page: Page, within?: string): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      new Promise<string[]>((resolve) => {
        const lines: string[] = [];
        const elementOf = (node: Node | null) =>
          node instanceof Element ? node : node?.parentElement;
        new PerformanceObserver((list) => {
          for (const {value, sources} of list.getEntries() as LayoutShift[]) {
            const isCounted = ({node}: {node: Node | null}) =>
              selector === undefined || elementOf(node)?.closest(selector);
            if (sources.some(isCounted)) {
              const moved = sources.map(({node, previousRect, currentRect}) => {
                const tag = elementOf(node)?.cloneNode(false);
                const name = tag instanceof Element ? tag.outerHTML : '';
                return `${name} ${JSON.stringify(previousRect)} -> ${JSON.stringify(currentRect)}`;
              });
              lines.push(`${value}: ${moved.join()}`);
            }
          }
        }).observe({type: 'layout-shift', buffered: true});
        // Buffered entries arrive before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(lines))));
      }),
    within,
  );
}

/**
 * What moves while a page is opened on a slow processor and line, where each part of it that comes
 * late is painted by itself.
 *
 * @param open opens the page, and waits until it is alive and whole
 * @param width of the window, in pixels
 */
export async function shiftsOnSlowLoad(
  page: Page,
  open: () => Promise<unknown>,
  width: number,
): Promise<string[]> {
  await page.setViewportSize({width, height: 800});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  try {
    await open();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    return await layoutShiftsOf(page);
  } finally {
    // Tests share a context, and the next one in it would go on with a slow processor.
    await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
    await session.detach();
  }
}
