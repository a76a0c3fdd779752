import {expect, test} from './fixtures';

test('the archive lists all posts by year, newest first', async ({page, open}) => {
  await open('/blog/archive');
  const main = page.getByRole('main');
  const dates = await main
    .locator('time')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('datetime') ?? ''));
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual([...dates].sort().reverse());
  const years = await main.getByRole('heading', {level: 2}).allInnerTexts();
  expect(years.map((year) => year.slice(0, 4))).toEqual([
    ...new Set(dates.map((date) => date.slice(0, 4))),
  ]);
});

test('each listed author has at least one post', async ({page, open}) => {
  await open('/blog/authors');
  const names = page.getByRole('main').getByRole('heading', {level: 2});
  const counts = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Number(/\d+\s*$/.exec(item.textContent)?.[0])));
  expect(await names.count()).toBe(counts.length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

test('each list of the blog marks itself in the row of lists, and other pages mark none', async ({
  page,
  open,
}) => {
  const row = page.getByRole('main').locator('p', {has: page.getByRole('link', {name: 'Archive'})});
  const current = row.locator('[aria-current="page"]');
  for (const name of ['Archive', 'Tags', 'Authors']) {
    await open(`/blog/${name.toLowerCase()}`);
    await expect(current).toHaveText([name]);
  }
  await open('/blog');
  await expect(row).toBeVisible();
  await expect(current).toHaveCount(0);
});
