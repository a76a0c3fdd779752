import type {BrowserWindow} from './browser';
import {expect, test} from './fixtures';
import {addressOf, expectFocus, expectHidden} from './window';

const dialog = 'dialog.DocSearch';
const label = 'Search the documentation';

/** Returns the URLs of the final hits, with an asterisk after the active one. */
const hitsIn = (window: BrowserWindow) =>
  window.evaluate(() => {
    const list = document.querySelector('dialog [role="listbox"]');
    if (list?.getAttribute('aria-busy') !== 'false' || list.matches('[data-provisional="true"]')) {
      return [];
    }
    return [...list.querySelectorAll('[role="option"]')].map(
      (option) =>
        `${option.getAttribute('href') ?? ''}${option.matches('[aria-selected="true"]') ? '*' : ''}`,
    );
  });

test.beforeEach(async ({window, open}) => {
  await open('/blog');
  await window.keyboard.press('Control+k');
  await expectFocus(window, label);
});

test('the arrow keys move the active hit, and Enter opens it', async ({window}) => {
  await window.keyboard.type('tailscale');
  await expect.poll(() => hitsIn(window)).not.toEqual([]);
  const [first = '', second = ''] = await hitsIn(window);
  expect(first).toMatch(/\*$/);
  await window.keyboard.press('ArrowDown');
  await expect.poll(() => hitsIn(window)).toContain(`${second}*`);
  await window.keyboard.press('ArrowUp');
  await expect.poll(() => hitsIn(window)).toContain(first);
  await window.keyboard.press('ArrowDown');
  await window.keyboard.press('Enter');
  await expect.poll(() => addressOf(window)).toBe(second);
  await expectHidden(window, dialog);
  // Below the navbar, not behind it.
  const isInView = () =>
    window.evaluate(() => {
      const heading = document.getElementById(location.hash.slice(1))?.getBoundingClientRect();
      const navbar = document.querySelector('nav.navbar')?.getBoundingClientRect();
      return (
        heading !== undefined &&
        navbar !== undefined &&
        heading.top >= navbar.bottom &&
        heading.bottom <= innerHeight
      );
    });
  await expect.poll(isInView).toBe(true);
});

test('Escape closes the search and returns the focus', async ({window}) => {
  await window.keyboard.press('Escape');
  await expectHidden(window, dialog);
  await window.evaluate(() => {
    document.querySelector<HTMLElement>('nav.navbar .DocSearch-Button')?.focus();
  });
  await window.keyboard.press('Enter');
  await expectFocus(window, label);
  await window.keyboard.press('Escape');
  await expectHidden(window, dialog);
  await expectFocus(window, 'Search (Ctrl+K)');
});

test('the focus stays in the search', async ({window}) => {
  await window.keyboard.type('tailscale');
  await expect.poll(() => hitsIn(window)).not.toEqual([]);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 8; press += 1) {
      await window.keyboard.press(key);
      // At the ends, the focus may move to the browser's own UI.
      const isInside = await window.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || Boolean(focused?.closest('dialog'));
      });
      expect(isInside).toBe(true);
    }
  }
});
