import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

const showcase = '/guides/example';

/** The tabs of the showcase. */
function tabsOf(page: Page) {
  const tab = (name: string) => page.getByRole('tab', {name});
  const panel = (name: string) => page.getByRole('tabpanel', {name});
  return {tab, panel, window: tab('In a window'), terminal: tab('In a terminal')};
}

test('the selected tab is in the URL, which opens it', async ({page, open}) => {
  await open(showcase);
  const {terminal, panel} = tabsOf(page);
  await terminal.click();
  await expect(page).toHaveURL(`${showcase}?way=terminal`);
  await expect(panel('In a terminal')).toContainText('ujust toggle-updates');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(terminal).toHaveAttribute('aria-selected', 'true');
});

test('the selected tab is remembered on other pages with the same group', async ({page, open}) => {
  await open(showcase);
  await tabsOf(page).terminal.click();
  await expect(page).toHaveURL(`${showcase}?way=terminal`);
  await open(showcase);
  await expect(tabsOf(page).terminal).toHaveAttribute('aria-selected', 'true');
});

test('the tab that an arrow key leads to shows that it has the focus', async ({page, open}) => {
  await open(showcase);
  const {window, terminal} = tabsOf(page);
  await window.focus();
  await page.keyboard.press('ArrowRight');
  await expect(terminal).toBeFocused();
  await expect(terminal).not.toHaveCSS('outline-style', 'none');
});

test('an unknown tab in the URL is ignored', async ({page, open}) => {
  await open(`${showcase}?way=sideways`);
  await expect(tabsOf(page).window).toHaveAttribute('aria-selected', 'true');
});

test('the arrow keys, Home and End move the focus, Enter and Space select a tab', async ({
  page,
  open,
}) => {
  await open(showcase);
  const {window, terminal} = tabsOf(page);
  await window.focus();
  await page.keyboard.press('ArrowRight');
  await expect(terminal).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(window).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(terminal).toBeFocused();
  await page.keyboard.press('Space');
  await expect(terminal).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(window).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(window).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(terminal).toBeFocused();
});

test('tabs and panels refer to each other', async ({page, open}) => {
  await open(showcase);
  const {window, panel} = tabsOf(page);
  await expect(panel('In a window')).toBeVisible();
  const id = (await panel('In a window').getAttribute('id')) ?? '';
  await expect(window).toHaveAttribute('aria-controls', id);
});

test('a link to an element in a hidden panel shows the panel', async ({page, open}) => {
  await open(showcase);
  const {terminal} = tabsOf(page);
  await page.locator('[role="tabpanel"][hidden]').evaluate((panel) => {
    panel.querySelector('pre')?.setAttribute('id', 'there');
    location.hash = '#there';
  });
  await expect(terminal).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#there')).toBeInViewport();
  await expect(page).toHaveURL(`${showcase}?way=terminal#there`);
});

test('an invalid escape in the URL breaks nothing', async ({page, open}) => {
  await open(`${showcase}#100%`);
  await expect(tabsOf(page).window).toBeVisible();
});

test('the tab list does not scroll, so it is not in the tab order', async ({page, open}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({width, height: 800});
    await open(showcase);
    const row = page.getByRole('tablist').first();
    expect(await row.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
  }
});
