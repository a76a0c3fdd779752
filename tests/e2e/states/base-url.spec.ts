import {expect, test} from '../fixtures';

const message = 'Your Docusaurus site did not load properly.';

test.describe('a site that is served from another base URL', () => {
  // Its scripts and styles are not where its pages look for them.
  test.use({tolerated: /status 404|\/assets\/|404 \(Not Found\)/});

  for (const [path, suggestion] of [
    ['/aurora/', '/aurora/'],
    ['/aurora', '/aurora/'],
    ['/docs/latest/', '/docs/latest/'],
  ] as const) {
    test(`says so at ${path} and suggests ${suggestion}`, async ({page, request}) => {
      const home = await (await request.get('/')).text();
      await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: ''}));
      await page.route(`**${path}`, (route) =>
        route.fulfill({contentType: 'text/html', body: home}),
      );
      await page.goto(path);
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByText('Current configured baseUrl =')).toContainText(
        '/ (default value)',
      );
      await expect(page.getByText('We suggest trying baseUrl =')).toHaveText(
        `We suggest trying baseUrl = ${suggestion}`,
      );
    });
  }
});

test('a site that loads says nothing of base URLs', async ({page, open}) => {
  await open('/');
  await expect(page.getByText(message)).toHaveCount(0);
});
