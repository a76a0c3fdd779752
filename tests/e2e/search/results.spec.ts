import {expect, test} from '../fixtures';
import {expectFinal, searchOf, typeQuery} from './dialog';

test.beforeEach(async ({page, open}) => {
  await open('/guides/vpn');
  await searchOf(page).button.click();
  await expect(searchOf(page).input).toBeFocused();
});

test('"enroll secure boot key" shows the installation guide first, under its category', async ({
  page,
}) => {
  const {dialog, group} = searchOf(page);
  await typeQuery(page, 'enroll secure boot key');
  await expect(dialog.getByRole('group').first()).toHaveAccessibleName('Get Aurora');
  await expect(group('Get Aurora').getByRole('option').first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guides\/install-guide(?:#|$)/);
});

test('the matched words are highlighted', async ({page}) => {
  const {dialog} = searchOf(page);
  await typeQuery(page, 'tailscale');
  const marks = dialog.locator('mark');
  await expect(marks.first()).toBeVisible();
  for (const text of await marks.allTextContents()) {
    expect(text.toLowerCase()).toContain('tailscale');
  }
});

test('a group has at most five hits, and no two hits have the same URL', async ({page}) => {
  const {dialog, options} = searchOf(page);
  await typeQuery(page, 'enroll secure boot key');
  const sizes = await dialog
    .getByRole('group')
    .evaluateAll((groups) =>
      groups.map((group) => group.querySelectorAll('[role="option"]').length),
    );
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
  const ids = await options.evaluateAll((elements) => elements.map(({id}) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a query without hits shows a message', async ({page}) => {
  const {dialog, options} = searchOf(page);
  await page.keyboard.type('xylophone');
  await expect(dialog.locator('.DocSearch-Title')).toHaveText('No results for "xylophone"');
  await expect(dialog.getByRole('status')).toHaveText('No results for "xylophone"');
  await expect(options).toHaveCount(0);
});

test('opening all results in a new tab leaves the search open', async ({page, context}) => {
  const {dialog} = searchOf(page);
  await typeQuery(page, 'tailscale');
  await expectFinal(page);
  const opened = context.waitForEvent('page');
  await dialog
    .getByRole('link', {name: /^See all \d+ results$/})
    .click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL('/search?q=tailscale');
  await expect(dialog).toBeVisible();
});

test('all results are one click away', async ({page}) => {
  const {dialog} = searchOf(page);
  await typeQuery(page, 'tailscale');
  // Otherwise new hits may still move the link.
  await expectFinal(page);
  await dialog.getByRole('link', {name: /^See all \d+ results$/}).click();
  await expect(page).toHaveURL('/search?q=tailscale');
  await expect(dialog).toBeHidden();
});
