import {routes} from '../routes';
import {expect, test} from './fixtures';

for (const route of routes) {
  test(`${route} answers, comes alive and asks nobody else for anything`, async ({page, open}) => {
    const response = await open(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    // The pages it links to are fetched ahead; those requests have to succeed as well.
    await page.waitForLoadState('networkidle');
  });
}
