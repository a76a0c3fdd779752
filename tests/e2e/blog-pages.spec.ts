import {AxeBuilder} from '@axe-core/playwright';
import {expect, test} from './fixtures';

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const path of [
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/blog/tags/plasma',
  '/blog/june26-update',
]) {
  test(`${path} has sound headings and landmarks, in both color modes`, async ({page, open}) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await open(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      // All rules, those of good practice as well: they are the ones about headings and landmarks.
      const {violations} = await new AxeBuilder({page}).analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    }
  });
}

test('the archive lists all posts by year, the newest first', async ({page, open}) => {
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

test('the authors who are listed have written something', async ({page, open}) => {
  await open('/blog/authors');
  const names = page.getByRole('main').getByRole('heading', {level: 2});
  const counts = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Number(/\d+\s*$/.exec(item.textContent)?.[0])));
  expect(await names.count()).toBe(counts.length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});
