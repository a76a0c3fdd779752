import {expect, test} from '../fixtures';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null}[];
}

for (const path of ['/', '/guides/vpn', '/blog']) {
  test(`nothing moves while a page comes to life: ${path}`, async ({page, open}) => {
    await open(path);
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(
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
          requestAnimationFrame(() =>
            requestAnimationFrame(() => setTimeout(() => resolve(names))),
          );
        }),
    );
    expect(moved).toEqual([]);
  });
}
