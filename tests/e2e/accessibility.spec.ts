import {violationsOf} from './axe';
import {expect, test} from './fixtures';
import {searchOf} from './search/dialog';

// A color in the middle of a transition is nobody's choice.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} color mode`, () => {
    test.use({colorScheme});

    for (const path of ['/', '/guides/vpn', '/search?q=vpn', '/blog']) {
      test(`axe finds nothing wrong with ${path}`, async ({page, open}) => {
        await open(path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      });
    }

    test('axe finds nothing wrong with the search and its results', async ({page, open}) => {
      await open('/guides/vpn');
      await page.keyboard.press('Control+k');
      await searchOf(page).input.fill('secure boot password');
      await expect(searchOf(page).options.first()).toBeVisible();
      expect(await violationsOf(page, 'dialog')).toEqual([]);
    });

    test('axe finds nothing wrong with the start screen and with a search without a hit', async ({
      page,
      open,
    }) => {
      await open('/guides/vpn');
      await page.keyboard.press('Control+k');
      await expect(searchOf(page).dialog.getByText('No recent searches')).toBeVisible();
      expect(await violationsOf(page, 'dialog')).toEqual([]);
      await searchOf(page).input.fill('xylophone');
      await expect(searchOf(page).dialog.getByText('No results')).toBeVisible();
      expect(await violationsOf(page, 'dialog')).toEqual([]);
    });
  });
}

test('the check names what is wrong with a page', async ({page}) => {
  await page.route('**/wrong', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:," /><title>Wrong</title>
        <main><img src="data:," />
        <p style="color: #999; background: #fff">Too pale to read</p></main></html>`,
    }),
  );
  await page.goto('/wrong');
  const violations = await violationsOf(page);
  expect(violations).toHaveLength(2);
  expect(violations.join('\n')).toMatch(/^color-contrast: p: .*insufficient color contrast/m);
  expect(violations.join('\n')).toMatch(/^image-alt: img: /m);
});
