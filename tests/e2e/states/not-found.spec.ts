import {expect, test} from '../fixtures';

// The way on by the navbar is in navbar.spec.ts, as on every page.
test.use({tolerated: /no-such-page\)?$/});

for (const path of ['/no-such-page', '/guides/no-such-page', '/blog/no-such-page']) {
  test(`${path} answers with status 404 and says so`, async ({page, open}) => {
    const response = await open(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found | Aurora Documentation');
  });
}
