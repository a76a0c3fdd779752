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
    await expect(panel).toBeHidden();
    await toggle.click();
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

  test('the menu closes when the reader goes back, and stays on the page', async ({page, open}) => {
    await open('/guides/install-guide');
    await page.getByRole('link', {name: /^Previous/}).click();
    await expect(page).toHaveURL('/guides/system-requirements');
    const {toggle, panel} = menuOf(page);
    await toggle.click();
    await expect(panel).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL('/guides/system-requirements');
  });

  test('the menu closes when the window widens', async ({page, open}) => {
    await open('/guides/vpn');
    const {toggle, panel} = menuOf(page);
    await toggle.click();
    await expect(panel).toBeVisible();
    await page.setViewportSize({width: 1200, height: 800});
    await expect(panel).toBeHidden();
  });
});

test.describe('at 1200 px', () => {
  test.use({viewport: {width: 1200, height: 800}});

  test('there is no menu button', async ({page, open}) => {
    await open('/guides/vpn');
    await expect(menuOf(page).toggle).toBeHidden();
  });
});
