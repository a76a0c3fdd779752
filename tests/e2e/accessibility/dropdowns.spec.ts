import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {untilIdle} from '../idle';

function dropdownOf(page: Page): {toggle: Locator; links: Locator} {
  const toggle = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Next'});
  return {toggle, links: toggle.locator('xpath=following-sibling::ul').getByRole('link')};
}

test.beforeEach(async ({open}) => {
  await open('/guides/vpn');
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes a dropdown and leaves the focus where it is`, async ({page}) => {
    const {toggle, links} = dropdownOf(page);
    await toggle.focus();
    await page.keyboard.press(key);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveText(['Next', 'Release streams', /^Release notes/]);
    await expect(links.first()).toBeVisible();
    await page.keyboard.press(key);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(links.first()).toBeHidden();
    await expect(toggle).toBeFocused();
  });
}

test('a click without a mouse, as screen readers send it, opens a dropdown', async ({page}) => {
  const {toggle, links} = dropdownOf(page);
  await toggle.dispatchEvent('click');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(links.first()).toBeVisible();
  await toggle.dispatchEvent('click');
  await expect(links.first()).toBeHidden();
});

test('the list of versions says what it is for, to ears before it opens and to eyes above its links', async ({
  page,
}) => {
  const {toggle} = dropdownOf(page);
  const purpose = 'Version of these docs';
  await expect(toggle).toHaveAccessibleName('Next');
  await expect(toggle).toHaveAccessibleDescription(purpose);
  const list = toggle.locator('xpath=following-sibling::ul');
  await expect(list).toHaveText(new RegExp(`^${purpose}Next`));
  await toggle.click();
  await expect(list.getByText(purpose)).toBeVisible();
});

test('a dropdown is a button that names its list, not a menu', async ({page}) => {
  const {toggle} = dropdownOf(page);
  await expect(toggle).toHaveJSProperty('tagName', 'BUTTON');
  await expect(toggle).not.toHaveAttribute('aria-haspopup');
  const id = await toggle.getAttribute('aria-controls');
  await expect(page.locator(`[id="${id}"]`)).toHaveJSProperty('tagName', 'UL');
});

test('Escape closes a dropdown from its button and from its links, and the focus is on the button', async ({
  page,
}) => {
  const {toggle, links} = dropdownOf(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('Tab goes past a closed dropdown, and out of an open one, which closes', async ({page}) => {
  const {toggle, links} = dropdownOf(page);
  const next = page.getByRole('button', {name: 'English'});
  await toggle.focus();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(next).toBeFocused();
  await expect(links.first()).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the arrows, Home and End go through the links of a dropdown', async ({page}) => {
  const {toggle, links} = dropdownOf(page);
  await toggle.focus();
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowDown', 0],
    ['ArrowUp', 2],
    ['Home', 0],
    ['End', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(links.nth(index), key).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await expect(links.nth(2)).toBeFocused();
});

test('a link of a dropdown leads to its page and closes it', async ({page}) => {
  const {toggle, links} = dropdownOf(page);
  await toggle.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides/release-streams');
  await expect(links.first()).toBeHidden();
});

test('a mouse opens a dropdown by pointing, keeps it by a click and closes it elsewhere', async ({
  page,
}) => {
  const {toggle, links} = dropdownOf(page);
  await toggle.hover();
  await expect(links.first()).toBeVisible();
  await page.mouse.move(20, 700);
  await expect(links.first()).toBeHidden();
  await toggle.click();
  await page.mouse.move(20, 700);
  await expect(links.first()).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(links.first()).toBeHidden();
});

test('Escape dismisses what opened below the mouse, wherever the focus is', async ({page}) => {
  const {toggle, links} = dropdownOf(page);
  const logo = page.getByRole('link', {name: 'Aurora', exact: true}).first();
  await logo.focus();
  await toggle.hover();
  await expect(links.first()).toBeVisible();
  await untilIdle(page);
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(logo).toBeFocused();
});

test('a list of the phone menu is one button that says its name and its state', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('button', {name: /Back to main menu/}).click();
  const toggle = menu.getByRole('button', {name: 'Versions'});
  await expect(menu.getByRole('button', {name: /the dropdown/})).toHaveCount(0);
  await toggle.focus();
  await expect(toggle).toBeFocused();
  // It starts open, since one of its links is the page that is shown.
  const link = menu.locator('a[href="/guides/release-streams"]').first();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
});
