import {expect, test} from '../fixtures';

const queries = [
  '?utm_source=newsletter&utm_medium=email',
  '?page=-1&name=%22%3E%27',
  '?=&&%F0%9F%9A%80',
  '?%',
];
const paths = ['/', '/guides/vpn', '/blog', '/search'];

/** Each page with one of the queries, and each query with one of the pages. */
const combinations = paths.map((path, index) => [path, queries[index] ?? ''] as const);

for (const [path, query] of combinations) {
  test(`${path} takes no notice of ${query}`, async ({page, open}) => {
    await open(path);
    const title = await page.title();
    const heading = await page.getByRole('heading', {level: 1}).textContent();
    await open(`${path}${query}`);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading ?? '');
  });
}

test('links leave the parameters behind', async ({page, open}) => {
  await open('/guides/vpn?utm_source=newsletter');
  await page.getByRole('link', {name: /^Previous/}).click();
  await expect(page).toHaveURL('/guides/sunshine');
});
