import {routes} from '../routes';
import {allPages, pageTypes} from './accessibility/pages';
import {expect, test} from './fixtures';
import {searchOf, typeQuery} from './search/dialog';

for (const route of new Set([...routes, ...allPages])) {
  test(`${route} answers, comes alive and asks nobody else for anything`, async ({page, open}) => {
    const response = await open(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    // The pages it links to are fetched ahead; those requests have to succeed as well.
    await page.waitForLoadState('networkidle');
  });
}

test.describe('the security policy is in nobody’s way', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const [type, path] of Object.entries(pageTypes)) {
    test(`searching, switching colours, copying code and going on: ${type}`, async ({
      page,
      open,
    }) => {
      await open(path);
      const html = page.locator('html');
      await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
      await expect(html).toHaveAttribute('data-theme-choice', 'light');

      const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
      if ((await copy.count()) > 0) {
        await copy.click();
        const copied = () => page.evaluate(() => navigator.clipboard.readText());
        await expect.poll(copied).not.toBe('');
      }

      await searchOf(page).button.click();
      await typeQuery(page, 'tailscale');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/guides\/vpn/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Connect to a VPN');
    });
  }
});
