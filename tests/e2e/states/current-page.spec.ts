import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

const last = '/project-docs/press-kit';

function currentIn(page: Page, menu: string) {
  return page.locator(`${menu} [aria-current="page"]`).first();
}

/** Neither the page nor the focus has moved. */
async function expectUntouched(page: Page) {
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator(':focus')).toHaveCount(0);
}

test.describe('in a low window', () => {
  test.use({viewport: {width: 1280, height: 500}});

  const sidebar = '.theme-doc-sidebar-container';

  test('the sidebar shows the page that was opened', async ({page, open}) => {
    await open(last);
    await expect(currentIn(page, sidebar)).toBeInViewport({ratio: 1});
    await expectUntouched(page);
  });

  test('the sidebar shows a page in a category that was closed', async ({page, open}) => {
    await open('/guides/report-issues');
    await page.locator('.pagination-nav__link--next').evaluate((link: HTMLElement) => {
      link.click();
    });
    await expect(page).toHaveURL('/dx/aurora-dx-intro');
    await expect(currentIn(page, sidebar)).toHaveAttribute('href', '/dx/aurora-dx-intro');
    await expect(currentIn(page, sidebar)).toBeInViewport({ratio: 1});
    await expectUntouched(page);
  });

  test('the sidebar stays where the reader scrolls it, and as it is when all is in view', async ({
    page,
    open,
  }) => {
    await open(last);
    await expect(currentIn(page, sidebar)).toBeInViewport({ratio: 1});
    const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
    await menu.hover();
    await page.mouse.wheel(0, -5000);
    await expect.poll(() => menu.evaluate(({scrollTop}) => scrollTop)).toBe(0);
    await menu.getByRole('button', {name: 'Get Aurora'}).click();
    await expect(menu.getByRole('link', {name: 'System requirements'})).toBeHidden();
    expect(await menu.evaluate(({scrollTop}) => scrollTop)).toBe(0);
    await open('/guides/system-requirements');
    await expect(currentIn(page, sidebar)).toBeInViewport({ratio: 1});
    expect(await menu.evaluate(({scrollTop}) => scrollTop)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 640}});

  test('the menu shows the current page', async ({page, open}) => {
    await open(last);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await expect(currentIn(page, '.navbar-sidebar .theme-doc-sidebar-menu')).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
