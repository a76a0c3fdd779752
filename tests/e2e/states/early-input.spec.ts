import {expect, test} from '../fixtures';
import {documentationItem, holdCode} from './code';

/** On a busy machine the engine of the search takes its time to start. */
const started = {timeout: 60_000};

for (const [path, name, count, address] of [
  [
    '/reference/glossary',
    'Filter the glossary',
    /^2 of \d+ entries$/,
    '/reference/glossary?filter=enroll+key',
  ],
  ['/search', 'Search the documentation', /results for "enroll key"$/, '/search?q=enroll+key'],
] as const) {
  test(`what is typed on ${path} before the page is alive counts`, async ({page}) => {
    const release = await holdCode(page, documentationItem);
    // The page has not loaded as long as its code has not.
    await page.goto(path, {waitUntil: 'commit'});
    const field = page.getByRole('searchbox', {name});
    await field.pressSequentially('enroll key');
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    release();
    await expect(page.getByRole('status').filter({hasText: count})).toBeVisible(started);
    await expect(field).toHaveValue('enroll key');
    await expect(page).toHaveURL(address);
  });
}

test('a topic that is chosen before the page is alive counts', async ({page}) => {
  const release = await holdCode(page, documentationItem);
  await page.goto('/reference/ujust', {waitUntil: 'commit'});
  const topic = page.getByRole('combobox', {name: 'Topic'});
  await topic.selectOption('clean-up');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  release();
  await expect(page.getByRole('status').filter({hasText: /^2 of \d+ entries$/})).toBeVisible();
  await expect(topic).toHaveValue('clean-up');
  await expect(page).toHaveURL('/reference/ujust?only=clean-up');
});
