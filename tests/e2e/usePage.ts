import type {Page} from '@playwright/test';
import {expect} from './fixtures';
import {searchOf, typeQuery} from './search/dialog';

/** Switches the color mode, copies the first code block, and searches for another page. */
export async function usePage(page: Page): Promise<void> {
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
}
