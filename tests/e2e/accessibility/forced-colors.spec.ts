import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {searchOf} from '../search/dialog';
import {violationsOf} from './axe';

test.use({contextOptions: {forcedColors: 'active'}});

/** The color of the canvas, which the page itself need not have: it may be transparent. */
function canvasOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = 'forced-color-adjust: none; color: Canvas';
    const {color} = getComputedStyle(probe);
    probe.remove();
    return color;
  });
}

/** Whether an element draws an edge that forced colors show: a border or an outline with a width. */
async function edgeOf(locator: Locator): Promise<boolean> {
  const canvas = await canvasOf(locator.page());
  return locator.evaluate((element, background) => {
    const style = getComputedStyle(element);
    const hasBorder =
      style.borderTopStyle !== 'none' &&
      parseFloat(style.borderTopWidth) > 0 &&
      style.borderTopColor !== background;
    return hasBorder || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0);
  }, canvas);
}

test('with forced colors, the focus has an outline everywhere', async ({page, open}) => {
  await open('/guides/vpn');
  const without: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const missing = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) {
        return undefined;
      }
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
        ? undefined
        : `${element.tagName} ${element.textContent}`;
    });
    if (missing !== undefined) {
      without.push(missing);
    }
  }
  expect(without).toEqual([]);
});

test('with forced colors, the place in the sidebar and in a dropdown is marked', async ({
  page,
  open,
}) => {
  await open('/guides/vpn');
  const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
  expect(await edgeOf(menu.getByRole('link', {name: 'VPN'}))).toBe(true);
  expect(await edgeOf(menu.getByRole('link', {name: 'Gaming'}))).toBe(false);
  await page.getByRole('button', {name: 'Next'}).click();
  const list = page.locator('.dropdown--show');
  expect(await edgeOf(list.getByRole('link', {name: 'Next'}))).toBe(true);
  expect(await edgeOf(list.getByRole('link', {name: 'Release streams'}))).toBe(false);
  expect(await edgeOf(list.locator('ul'))).toBe(true);
});

test('with forced colors, buttons, fields and boxes keep an edge', async ({page, open}) => {
  await open('/guides/vpn');
  expect(await edgeOf(page.locator('.DocSearch-Button'))).toBe(true);
  expect(await edgeOf(page.locator('.theme-code-block').first())).toBe(true);
  expect(await edgeOf(page.locator('.pagination-nav__link').first())).toBe(true);
  await open('/search?q=vpn');
  expect(await edgeOf(page.getByRole('searchbox'))).toBe(true);
});

test('with forced colors, icons are drawn in a color that is seen', async ({page, open}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open('/guides/vpn');
  const canvas = await canvasOf(page);
  for (const selector of ['.navbar__toggle svg', '.DocSearch-Button svg']) {
    const color = await page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
    expect(color, selector).not.toBe(canvas);
  }
});

test('with forced colors, the words that were searched for are seen in the hits', async ({
  page,
  open,
}) => {
  // A color in the middle of a transition is not a real one.
  await page.emulateMedia({
    colorScheme: 'dark',
    forcedColors: 'active',
    reducedMotion: 'reduce',
  });
  await open('/search?q=vpn');
  const inPage = page.getByRole('main').locator('mark');
  await expect(inPage.first()).toBeVisible();
  const rules = ['color-contrast'];
  expect(await violationsOf(page, {part: 'main mark', rules}), 'on the search page').toEqual([]);
  await page.keyboard.press('Control+k');
  const {dialog, input} = searchOf(page);
  await input.fill('vpn');
  await expect(dialog.locator('mark').first()).toBeVisible();
  expect(await violationsOf(page, {part: 'dialog mark', rules}), 'in the dialog').toEqual([]);
});
