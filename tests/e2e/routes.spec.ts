import {routes} from '../routes';
import {allPages} from './accessibility/pages';
import {expect, test} from './fixtures';
import {searchOf, typeQuery} from './search/dialog';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

for (const route of new Set([...routes, ...allPages])) {
  // The fixtures complain of anything that the security policy refuses, and of any other site.
  test(`${route} answers, and searching, switching colors and copying work on it`, async ({
    page,
    open,
  }) => {
    const response = await open(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    // The pages it links to are fetched ahead; those requests have to succeed as well.
    await page.waitForLoadState('networkidle');

    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');

    const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
    if ((await copy.count()) > 0) {
      await page.evaluate(() => navigator.clipboard.writeText('not copied'));
      await copy.click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).not.toBe('not copied');
    }

    await searchOf(page).button.click();
    await typeQuery(page, 'tailscale');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guides\/vpn/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect to a VPN');
  });
}
