import type {Page} from '@playwright/test';
import {expect} from '../fixtures';
import {searchOf} from './dialog';
import {fulfillWith, hostedTest as test, pageHit, mockHostedSearch} from './hosted';

test.beforeEach(async ({page}) => {
  await mockHostedSearch(page, (_query, route) =>
    fulfillWith(route, [pageHit('/licenses.txt', 'Licenses')]),
  );
});

/** Checks that the file itself is open, not the 404 page of the site. */
async function expectFile(page: Page) {
  await expect(page).toHaveURL('/licenses.txt');
  await expect.poll(() => page.evaluate(() => document.contentType)).toBe('text/plain');
}

for (const how of ['Enter', 'a click'] as const) {
  test(`${how} opens a hit that links to a file`, async ({page, open}) => {
    await open('/blog');
    await page.keyboard.press('Control+k');
    const {input, options} = searchOf(page);
    await input.fill('licenses');
    await expect(options).toHaveText('Licenses');
    await (how === 'Enter' ? page.keyboard.press(how) : options.click());
    await expectFile(page);
  });
}

test('a hit on the search page that links to a file opens the file', async ({page, open}) => {
  await open('/search?q=licenses');
  await page.getByRole('main').getByRole('link', {name: 'Licenses'}).click();
  await expectFile(page);
});
