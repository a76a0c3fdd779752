import {announcementBar} from '../../../src/config/announcement';
import {expect, test} from '../fixtures';
import {changeCode} from './code';

test('the announcement can be closed, which is stored, and stays closed', async ({page, open}) => {
  await open('/guides/vpn');
  const announcement = page.getByRole('banner');
  await expect(announcement).toBeVisible();
  await announcement.getByRole('button', {name: 'Close'}).click();
  await expect(announcement).toBeHidden();
  const stored = await page.evaluate(() => ({
    dismissed: localStorage.getItem('docusaurus.announcement.dismiss'),
    id: localStorage.getItem('docusaurus.announcement.id'),
  }));
  expect(stored).toEqual({dismissed: 'true', id: announcementBar.id});
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(announcement).toBeHidden();
});

test('the announcement stays until it is closed', async ({page, open}) => {
  await open('/guides/vpn');
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a closed announcement does not flash up before the code of the site runs', async ({
  page,
  open,
}) => {
  await open('/guides/vpn');
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
  await page.route('**/assets/js/**', (route) => route.fulfill({body: ''}));
  await page.reload();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(1);
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});

test('an announcement with a new id comes back', async ({page, open}) => {
  await open('/guides/vpn');
  const announcement = page.getByRole('banner');
  await announcement.getByRole('button', {name: 'Close'}).click();
  await expect(announcement).toBeHidden();
  await changeCode(
    page,
    `announcementBar:{id:"${announcementBar.id}"`,
    'announcementBar:{id:"a-new-announcement"',
  );
  await page.reload();
  await expect(announcement).toBeVisible();
  const id = () => page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'));
  await expect.poll(id).toBe('a-new-announcement');
  await announcement.getByRole('button', {name: 'Close'}).click();
  await expect(announcement).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(announcement).toBeHidden();
});
