import {expect, test} from '../fixtures';

const start = '/guides/basic-usage';

for (const address of [start, `${start}#updates`]) {
  test(`who goes back to ${address} is at the link again by which they left`, async ({
    page,
    open,
  }) => {
    await open(address);
    const link = page
      .getByRole('main')
      .getByRole('link', {name: 'images and release streams'})
      .last();
    const title = page.getByRole('heading', {level: 1});
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('Choose and switch a release stream');
    await page.goBack();
    await expect(title).toHaveText('Update, roll back and use Aurora every day');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });
}

test('who goes back to a page that they left in another way is at no link', async ({
  page,
  open,
}) => {
  await open(start);
  await page.getByRole('main').getByRole('link').last().focus();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'VPN', exact: true})
    .evaluate((link: HTMLElement) => link.click());
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toHaveText('Connect to a VPN');
  await page.goBack();
  await expect(title).toHaveText('Update, roll back and use Aurora every day');
  await expect(page.locator('a:focus')).toHaveCount(0);
});
