import {expect} from './fixtures';
import type {BrowserWindow} from './browser';

/** Returns the label or text of the focused element. */
export const focusIn = (window: BrowserWindow) =>
  window.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
  });

/** Waits until an element with a label or text is focused. */
export async function expectFocus(window: BrowserWindow, label: string): Promise<void> {
  await expect.poll(() => focusIn(window)).toBe(label);
}

/** Waits until no element of a selector is visible. */
export async function expectHidden(window: BrowserWindow, selector: string): Promise<void> {
  const isShown = () =>
    window.evaluate(
      (wanted) =>
        [...document.querySelectorAll(wanted)].some((element) =>
          element.checkVisibility({visibilityProperty: true}),
        ),
      selector,
    );
  await expect.poll(isShown).toBe(false);
}

/** Returns the path, query and hash of the page. */
export const addressOf = (window: BrowserWindow) =>
  window.evaluate(() => location.pathname + location.search + location.hash);

export const attributeOf = (window: BrowserWindow, attribute: string) =>
  window.evaluate((name) => document.documentElement.getAttribute(name), attribute);
