import type {BrowserWindow} from './browser';
import {expect, test} from './fixtures';
import {addressOf, expectFocus, expectHidden} from './window';

const dialog = 'dialog.DocSearch';
const label = 'Search the documentation';

/** The addresses of the hits, the active one with an asterisk; empty until they are final. */
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

test('the arrow keys move among the hits, and Enter leads to the section', async ({window}) => {
  await window.keyboard.type('tailscale');
  await expect.poll(() => hitsIn(window)).toContain('/guides/vpn#tailscale*');
  await window.keyboard.press('ArrowDown');
  const section = '/guides/vpn#turn-tailscale-off';
  await expect.poll(() => hitsIn(window)).toContain(`${section}*`);
  await window.keyboard.press('ArrowUp');
  await expect.poll(() => hitsIn(window)).toContain('/guides/vpn#tailscale*');
  await window.keyboard.press('ArrowDown');
  await window.keyboard.press('Enter');
  await expect.poll(() => addressOf(window)).toBe(section);
  await expectHidden(window, dialog);
  // The heading stands below the navbar, not behind it.
  const isInView = () =>
    window.evaluate(() => {
      const heading = document.querySelector('#turn-tailscale-off')?.getBoundingClientRect();
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

test('Escape closes the search, and the focus returns', async ({window}) => {
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
      // At its ends, the way leads through the browser's own window.
      const isInside = await window.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || Boolean(focused?.closest('dialog'));
      });
      expect(isInside).toBe(true);
    }
  }
});
