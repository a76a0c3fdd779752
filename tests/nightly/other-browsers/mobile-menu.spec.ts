import {expect, test} from './fixtures';
import {addressOf, expectFocus, expectHidden, focusIn} from './window';

const toggle = 'Toggle navigation bar';
const close = 'Close navigation bar';
const panel = '.navbar-sidebar';

test.beforeEach(async ({window, open}) => {
  await window.setViewport({width: 360, height: 740});
  await open('/guides/vpn');
});

test('the page is no wider than the window', async ({window}) => {
  expect(await window.evaluate(() => innerWidth)).toBe(360);
  const overflow = () =>
    window.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth - clientWidth;
    });
  expect(await overflow()).toBe(0);
});

for (const key of ['Escape', 'Enter']) {
  test(`${key === 'Enter' ? 'The close button' : key} closes the menu and returns the focus`, async ({
    window,
  }) => {
    await window.evaluate((label) => {
      document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.focus();
    }, toggle);
    await window.keyboard.press('Enter');
    await expectFocus(window, close);
    await window.keyboard.press(key);
    await expectHidden(window, panel);
    expect(await focusIn(window)).toBe(toggle);
  });
}

test('the open menu keeps the focus', async ({window}) => {
  await window.click(`[aria-label="${toggle}"]`);
  await expectFocus(window, close);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 40; press += 1) {
      await window.keyboard.press(key);
      const isInside = await window.evaluate((selector) => {
        const focused = document.activeElement;
        return focused === document.body || Boolean(focused?.closest(selector));
      }, panel);
      expect(isInside).toBe(true);
    }
  }
});

test('a link in the menu opens its page and closes the menu', async ({window}) => {
  await window.click(`[aria-label="${toggle}"]`);
  await expectFocus(window, close);
  await window.click(`${panel} a[href="/guides/sunshine"]`);
  await expect.poll(() => addressOf(window)).toBe('/guides/sunshine');
  await expectHidden(window, panel);
});
