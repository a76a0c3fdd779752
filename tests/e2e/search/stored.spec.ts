import type {Locator} from '@playwright/test';
import {expect, test} from '../fixtures';
import {expectFinal, openSearch, searchOf} from './dialog';
import {keys} from '../../storedSearches';
import {read, storeSearches} from './stored';

const modifiedClicks: Parameters<Locator['click']>[0][] = [
  {button: 'middle'},
  {modifiers: ['Alt']},
  {modifiers: ['Control']},
  {modifiers: ['Meta']},
  {modifiers: ['Shift']},
];

test('an opened hit becomes a recent search for its page', async ({page, open}) => {
  await open('/blog');
  await openSearch(page);
  const {input, options, group} = searchOf(page);
  await input.fill('connect to a vpn');
  await expect(options.first()).toContainText('Connect to a VPN');
  // Otherwise hits may still move under the pointer.
  await expectFinal(page);
  await options.first().click();
  await expect(page).toHaveURL(/\/guides\/vpn/);
  await openSearch(page);
  await expect(group('Recent').getByRole('option')).toContainText(['Connect to a VPN']);
  const [saved] = await read(page, keys.recents);
  expect(Object.keys(saved ?? {}).sort()).toEqual([
    'content',
    'hierarchy',
    'objectID',
    'type',
    'url',
  ]);
});

test('a click with a modifier key also saves the hit, and leaves the search open', async ({
  page,
  context,
  open,
}) => {
  await open('/blog');
  await openSearch(page);
  const {input, options, dialog} = searchOf(page);
  await input.fill('tailscale');
  await expect(options.first()).toBeVisible();
  // Otherwise the first hit may still change.
  await expectFinal(page);
  for (const click of modifiedClicks) {
    const opened = context.waitForEvent('page');
    await options.first().click(click);
    await (await opened).close();
    await expect(dialog).toBeVisible();
  }
  await expect(page).toHaveURL('/blog');
  expect(await read(page, keys.recents)).toHaveLength(1);
});

test('a middle click on a hit does not paste into the query', async ({page, open}) => {
  await open('/guides/vpn');
  // No tab is opened, since a new tab could take the focus before the browser pastes.
  await page.evaluate(() => {
    addEventListener('auxclick', (event) => event.preventDefault());
  });
  // Linux pastes the selection on a middle click.
  await page.getByRole('heading', {level: 1}).click({clickCount: 3});
  await openSearch(page);
  const {input, options} = searchOf(page);
  await expect(input).toHaveValue('Connect to a VPN');
  await expect(options.first()).toBeVisible();
  // Otherwise hits may still move under the pointer.
  await expectFinal(page);
  // Otherwise the paste would replace the query with the same text.
  await input.press('End');
  await options.first().click({button: 'middle'});
  await expect.poll(() => read(page, keys.recents)).toHaveLength(1);
  await expect(input).toHaveValue('Connect to a VPN');
  if (process.platform === 'linux') {
    // Pasting into the input still works.
    await input.fill('');
    await input.click({button: 'middle'});
    await expect(input).not.toHaveValue('');
  }
});

test('seven recent searches are shown, or four if there are favorites', async ({page, open}) => {
  await storeSearches(page, 'a b c d e f g h');
  await open('/blog');
  await openSearch(page);
  const {dialog, group} = searchOf(page);
  await expect(group('Recent').getByRole('option')).toHaveCount(7);
  await dialog.getByRole('button', {name: 'Save "Search a" as a favorite'}).click();
  await expect(group('Favorites').getByRole('option')).toHaveText(['Search a']);
  await expect(group('Recent').getByRole('option')).toHaveCount(4);
  await expect(group('Recent')).not.toContainText('Search a');
});

test('recent searches and favorites can be removed, and the focus moves to the next one', async ({
  page,
  open,
}) => {
  await storeSearches(page, 'a b', 'c');
  await open('/blog');
  await openSearch(page);
  const {dialog, input} = searchOf(page);
  await dialog.getByRole('button', {name: 'Remove "Search a" from recent searches'}).press('Enter');
  await expect(dialog.getByText('Search a')).toHaveCount(0);
  await expect(
    dialog.getByRole('button', {name: 'Remove "Search b" from recent searches'}),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByRole('button', {name: 'Remove "Search c" from favorites'}),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await expect(input).toBeFocused();
  expect([await read(page, keys.recents), await read(page, keys.favorites)]).toEqual([[], []]);
});

test('an opened favorite does not become a recent search', async ({page, open}) => {
  await storeSearches(page, '', 'a');
  await open('/blog');
  await openSearch(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides/vpn?from=a');
  expect(await read(page, keys.recents)).toEqual([]);
});

test('the arrow keys move through both groups, and Enter opens the active search', async ({
  page,
  open,
}) => {
  await storeSearches(page, 'a', 'b');
  await open('/blog');
  await openSearch(page);
  await expect(searchOf(page).options).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(searchOf(page).options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guides/vpn?from=b');
});

for (const subgrid of ['with subgrid', 'without subgrid, as in Chrome 111'] as const) {
  test(`buttons are aligned with their searches ${subgrid}`, async ({page, open}) => {
    let isReplaced = subgrid === 'with subgrid';
    if (subgrid !== 'with subgrid') {
      await page.route('**/assets/css/*.css', async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        isReplaced ||= text.includes('grid-template-rows:subgrid');
        await route.fulfill({response, body: text.replaceAll('subgrid', 'unknown-to-chrome-111')});
      });
    }
    // Enough rows for small differences in height to add up.
    const recents = 'a b c d';
    const favorites = 'e f g h i j';
    await storeSearches(page, recents, favorites);
    await page.setViewportSize({width: 320, height: 640});
    await open('/blog');
    await openSearch(page);
    const {dialog, options} = searchOf(page);
    await expect(options).toHaveCount(10);
    expect(isReplaced).toBe(true);
    for (const name of `${recents} ${favorites}`.split(' ')) {
      const row = await options.filter({hasText: `Search ${name}`}).boundingBox();
      const button = await dialog
        .getByRole('button', {name: `Remove "Search ${name}"`})
        .boundingBox();
      const middle = (button?.y ?? 0) + (button?.height ?? 0) / 2;
      expect(middle).toBeGreaterThan(row?.y ?? Infinity);
      expect(middle).toBeLessThan((row?.y ?? 0) + (row?.height ?? 0));
      expect((button?.x ?? Infinity) + (button?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });
}

test('recent searches can be turned off and on', async ({page, open}) => {
  await storeSearches(page, 'a b', 'c');
  await open('/blog');
  await openSearch(page);
  const {dialog, options, group} = searchOf(page);
  const choice = dialog.getByRole('checkbox', {name: 'Keep recent searches on this device'});
  await expect(choice).toBeChecked();
  await choice.press('Space');
  await expect(choice).not.toBeChecked();
  await expect(options).toHaveText(['Search c']);
  await expect(choice).toBeFocused();
  expect(await read(page, keys.recents)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(group('Recent').getByRole('option')).toHaveText(['Search a', 'Search b']);
  await page.keyboard.press('Space');
  await expect(options).toHaveText(['Search c']);

  // The setting persists, and no opened hit is saved.
  await open('/blog');
  await openSearch(page);
  await expect(choice).not.toBeChecked();
  await dialog.getByRole('button', {name: 'Remove "Search c" from favorites'}).click();
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await searchOf(page).input.fill('connect to a vpn');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guides\/vpn/);
  expect(await read(page, keys.recents)).toEqual([]);
});
