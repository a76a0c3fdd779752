// cspell:words conect gamign instal
import {expect} from '../fixtures';
import {searchOf} from './dialog';
import {fulfillWith, hostedTest as test, pageHit, mockHostedSearch} from './hosted';

test.beforeEach(async ({page, open}) => {
  await mockHostedSearch(page, async ({query}, route) =>
    fulfillWith(route, query === 'VPN' ? [pageHit('/guides/vpn', 'VPN')] : []),
  );
  await open('/guides/vpn');
  await page.keyboard.press('Control+k');
});

test('up to three other queries are suggested, and a click runs one', async ({page}) => {
  const {dialog, input} = searchOf(page);
  await input.fill('conect instal gamign');
  await expect(dialog.getByText('Try searching for:')).toBeVisible();
  const suggestions = dialog.locator('.DocSearch-Prefill-List').getByRole('button');
  const count = await suggestions.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
  const suggestion = await suggestions.first().innerText();
  await suggestions.first().click();
  await expect(input).toHaveValue(suggestion);
  await expect(input).toBeFocused();
});

test('a missing result can be reported', async ({page}) => {
  const {dialog, input} = searchOf(page);
  await input.fill('xylophone & co');
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  const link = dialog.getByRole('link', {name: 'Let us know.'});
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe(
    'https://github.com/ublue-os/aurora-docs/issues/new',
  );
  expect(address.searchParams.get('title')).toContain('"xylophone & co"');
});
