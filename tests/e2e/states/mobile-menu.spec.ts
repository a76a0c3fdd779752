import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

function menuOf(page: Page) {
  return {
    toggle: page.getByRole('button', {name: 'Toggle navigation bar'}),
    close: page.getByRole('button', {name: 'Close navigation bar'}),
    panel: page.locator('.navbar-sidebar'),
  };
}

test.describe('below 996 px', () => {
  test.use({viewport: {width: 990, height: 800}});

  test('the menu opens and closes', async ({page, open}) => {
    await open('/search');
    const {toggle, close, panel} = menuOf(page);
    // It is made when it is needed, and slides in even so.
    await expect(panel).toHaveCount(0);
    await page.evaluate(() => {
      document.addEventListener('transitionrun', ({propertyName, target}) => {
        if (target instanceof Element && target.matches('.navbar-sidebar')) {
          document.documentElement.dataset.slides = propertyName;
        }
      });
    });
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-slides', /transform|opacity/);
    await expect(panel.getByRole('link', {name: 'Documentation'})).toBeInViewport();
    await expect(panel.getByRole('link', {name: 'Website'})).toBeInViewport();
    await close.click();
    await expect(panel).toBeHidden();
  });

  test('the menu holds the sidebar of the documentation and closes on navigation', async ({
    page,
    open,
  }) => {
    await open('/guides/vpn');
    const {toggle, panel} = menuOf(page);
    await toggle.click();
    await panel.getByRole('link', {name: 'System requirements'}).click();
    await expect(page).toHaveURL('/guides/system-requirements');
    await expect(panel).toBeHidden();
  });

  test('the focus moves to the main menu, where the back button leads', async ({page, open}) => {
    await open('/guides/vpn');
    const {toggle, panel} = menuOf(page);
    await toggle.click();
    await panel.getByRole('button', {name: /Back to main menu/}).press('Enter');
    await expect(panel.getByRole('link', {name: 'Documentation'})).toBeFocused();
  });

  test('the open menu takes the focus and keeps it', async ({page, open}) => {
    await open('/guides/vpn');
    const {toggle, close, panel} = menuOf(page);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', {name: 'Menu'})).toHaveCount(1);
    await expect(close).toBeFocused();
    const places = new Set<string>();
    // Far enough to leave the menu on either side, if that could be.
    for (const key of [...Array<string>(60).fill('Tab'), ...Array<string>(65).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      places.add(
        await panel.evaluate((element) => {
          const focused = document.activeElement;
          // At its ends, the way leads through the browser's own window.
          if (!focused || focused === document.body) {
            return 'browser';
          }
          return element.contains(focused) ? 'menu' : focused.outerHTML;
        }),
      );
    }
    places.delete('browser');
    expect([...places]).toEqual(['menu']);
  });

  test('the page behind the open menu is out of reach, and comes back', async ({page, open}) => {
    await open('/guides/vpn');
    const {toggle, close, panel} = menuOf(page);
    await toggle.click();
    // The focus comes when the page behind is out of reach, the panel may before.
    await expect(close).toBeFocused();
    await expect(panel).toBeVisible();
    for (const behind of [
      page.getByRole('link', {name: 'Skip to main content'}),
      page.getByRole('banner').getByRole('button', {name: 'Close'}),
      page.getByRole('link', {name: 'Edit this page'}),
      page.getByRole('contentinfo'),
      toggle,
    ]) {
      expect(await behind.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
  });

  for (const key of ['Escape', 'Enter']) {
    test(`${key === 'Enter' ? 'The close button' : key} closes the menu and gives the focus back`, async ({
      page,
      open,
    }) => {
      await open('/guides/vpn');
      const {toggle, close, panel} = menuOf(page);
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(close).toBeFocused();
      await page.keyboard.press(key);
      await expect(panel).toBeHidden();
      await expect(toggle).toBeFocused();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('Escape closes the menu after a click on its empty part', async ({page, open}) => {
    await open('/search');
    const {toggle, panel} = menuOf(page);
    await toggle.click();
    await panel.click({position: {x: 20, y: 700}});
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  test('a click beside the menu closes it', async ({page, open}) => {
    await open('/guides/vpn');
    const {toggle, panel} = menuOf(page);
    await toggle.click();
    await expect(panel).toBeVisible();
    await page.locator('.navbar-sidebar__backdrop').click({position: {x: 980, y: 400}});
    await expect(panel).toBeHidden();
  });

  test('the menu stays open up to 996 px', async ({page, open}) => {
    await open('/guides/vpn');
    const {toggle, panel} = menuOf(page);
    await toggle.click();
    await page.setViewportSize({width: 996, height: 800});
    await expect(panel).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(panel).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});

test.describe('at 1200 px', () => {
  test.use({viewport: {width: 1200, height: 800}});

  test('there is no menu button', async ({page, open}) => {
    await open('/guides/vpn');
    await expect(menuOf(page).toggle).toBeHidden();
  });
});
