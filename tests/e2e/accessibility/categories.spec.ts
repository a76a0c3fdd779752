import {expect, test} from '../fixtures';

const sidebar = {name: 'Docs sidebar'};

test('the categories of the sidebar are buttons that say their names and their states', async ({
  page,
  open,
}) => {
  await open('/guides/vpn');
  const toggles = page.getByRole('navigation', sidebar).locator('[aria-expanded]');
  const states = await toggles.evaluateAll((elements) =>
    elements.map(
      (element) =>
        `${element.getAttribute('role') ?? element.tagName} ${element.textContent}: ${element.getAttribute('aria-expanded')}`,
    ),
  );
  expect(states).toEqual([
    'button Get Aurora: true',
    'button Use Aurora: true',
    'button Make it yours: false',
    'button Fix a problem: true',
    'button Develop: false',
    'button Reference: false',
    'button Project: false',
  ]);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes a category, and the page stays where it is`, async ({
    page,
    open,
  }) => {
    await open('/guides/vpn');
    const menu = page.getByRole('navigation', sidebar);
    const toggle = menu.getByRole('button', {name: 'Project'});
    await toggle.focus();
    await page.keyboard.press(key);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', {name: 'Credits'})).toBeVisible();
    await expect(toggle).toBeFocused();
    await page.keyboard.press(key);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.getByRole('link', {name: 'Credits'})).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL('/guides/vpn');
  });
}

test('tabbing past a category does not toggle it, forward or back', async ({page, open}) => {
  await open('/guides/vpn');
  const menu = page.getByRole('navigation', sidebar);
  const states = () =>
    menu
      .locator('[aria-expanded]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-expanded')));
  const before = await states();
  const last = menu.getByRole('button', {name: 'Project'});
  await menu.getByRole('button', {name: 'Get Aurora'}).focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(last).toBeFocused({timeout: 1});
  }).toPass({intervals: [1]});
  expect(await states()).toEqual(before);
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('button', {name: 'Get Aurora'})).toBeFocused({timeout: 1});
  }).toPass({intervals: [1]});
  expect(await states()).toEqual(before);
});

test('the table of contents of a phone says whether it is open', async ({page, open}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open('/guides/vpn');
  const toggle = page.getByRole('button', {name: 'On this page'});
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});
