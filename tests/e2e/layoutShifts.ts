import type {Page} from '@playwright/test';

/** An entry of the browser's record of what has moved, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
}

/**
 * What has moved in a page since it was opened, a line for each shift.
 *
 * @param within counts only shifts of something in an element that this selects
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
        // What the observer has kept is told before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(lines))));
      }),
    within,
  );
}
