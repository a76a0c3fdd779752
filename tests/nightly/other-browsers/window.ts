import {expect} from './fixtures';
import type {BrowserWindow} from './browser';

/** What has the focus: the text for screen readers, or the tag of an element without any. */
export const focusIn = (window: BrowserWindow) =>
  window.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
  });

/** Waits until something has the focus. */
export async function expectFocus(window: BrowserWindow, label: string): Promise<void> {
  await expect.poll(() => focusIn(window)).toBe(label);
}

/** Waits until no element of a selector can be seen. */
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

/** Where the window is: its path, query and section. */
export const addressOf = (window: BrowserWindow) =>
  window.evaluate(() => location.pathname + location.search + location.hash);

export const attributeOf = (window: BrowserWindow, attribute: string) =>
  window.evaluate((name) => document.documentElement.getAttribute(name), attribute);
