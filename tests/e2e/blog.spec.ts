import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './fixtures';

/** Counts the posts of each year, by the dates in their file names. */
function countPostsByYear(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of readdirSync(path.resolve(__dirname, '../../blog'))) {
    const year = /^(?<year>\d{4})-\d{2}-\d{2}-.+\.mdx?$/.exec(file)?.groups?.year;
    if (year !== undefined) {
      counts.set(year, (counts.get(year) ?? 0) + 1);
    }
  }
  return counts;
}

test('the sidebar of the blog lists all posts by year, newest first', async ({page, open}) => {
  await open('/blog');
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  const groups = await sidebar.locator('[role="group"]').evaluateAll((elements) =>
    elements.map((element) => ({
      year: element.querySelector('h3')?.textContent ?? '',
      posts: element.querySelectorAll('a').length,
    })),
  );
  const expected = [...countPostsByYear()]
    .map(([year, posts]) => ({year, posts}))
    .sort((a, b) => Number(b.year) - Number(a.year));
  expect(expected.length).toBeGreaterThanOrEqual(2);
  expect(groups).toEqual(expected);
});

test('a post in the list links to its own page', async ({page, open}) => {
  await open('/blog');
  const post = page.locator('article').first();
  const title = await post.getByRole('heading', {level: 2}).innerText();
  const more = post.getByRole('link', {name: `Read the post: ${title}`, exact: true});
  await expect(more).toHaveAttribute('href', /^\/blog\//);
  await post.getByRole('heading', {level: 2}).getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
});
