import {expect, test} from '../fixtures';

for (const path of ['/no-such-page', '/guides/no-such-page', '/blog/no-such-page']) {
  test.describe(path, () => {
    test.use({tolerated: /no-such-page\)?$/});

    test('answers with status 404 and says so', async ({page, open}) => {
      const response = await open(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
      await expect(page).toHaveTitle('Page not found | Aurora Documentation');
    });

    test('has a navbar that leads on', async ({page, open}) => {
      await open(path);
      await page.getByRole('link', {name: 'Documentation', exact: true}).click();
      await expect(page).toHaveURL('/guides/system-requirements');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('System requirements');
    });
  });
}
