import {expect, test} from './fixtures';

test('the announcement can be closed and stays closed', async ({page, open}) => {
  await open('/guides/vpn');
  const announcement = page.getByRole('banner');
  await expect(announcement).toBeVisible();
  await announcement.getByRole('button', {name: 'Close'}).click();
  await expect(announcement).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(announcement).toBeHidden();
});

test('the announcement stays until it is closed', async ({page, open}) => {
  await open('/guides/vpn');
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
});
