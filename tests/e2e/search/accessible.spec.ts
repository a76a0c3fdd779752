import {violationsOf} from '../accessibility/axe';
import {expect, test} from '../fixtures';
import {searchOf} from './dialog';
import {fulfillWith, hostedTest, useHostedSearch} from './hosted';
import {remember} from './stored';

// A color in the middle of a transition is nobody's choice.
test.use({contextOptions: {reducedMotion: 'reduce'}});
hostedTest.use({contextOptions: {reducedMotion: 'reduce'}});

// The other states are in tests/e2e/accessibility/axe-states.spec.ts.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} color mode`, () => {
    test.use({colorScheme});

    test('axe finds nothing wrong with recent and favorite searches, and without recent ones', async ({
      page,
      open,
    }) => {
      await remember(page, 'a b', 'c');
      await open('/guides/vpn');
      await page.keyboard.press('Control+k');
      const {dialog, options} = searchOf(page);
      await expect(options).toHaveCount(3);
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('checkbox').uncheck();
      await expect(options).toHaveCount(1);
      expect(await violationsOf(page)).toEqual([]);
    });

    test('axe finds nothing wrong with a stalled search', async ({page, open}) => {
      // The engine is never told the query, and so never answers; a hosted one would give up.
      await page.addInitScript(() => {
        Worker.prototype.postMessage = () => undefined;
      });
      await open('/guides/vpn');
      await page.keyboard.press('Control+k');
      const {dialog, input} = searchOf(page);
      await input.fill('slow');
      await expect(dialog.getByRole('progressbar')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  });

  hostedTest.describe(`in the ${colorScheme} color mode`, () => {
    hostedTest.use({colorScheme});

    hostedTest(
      'axe finds nothing wrong with suggested searches and a failed one',
      async ({page, open}) => {
        await useHostedSearch(page, ({query}, route) =>
          query === 'fails' ? route.fulfill({status: 403, json: {}}) : fulfillWith(route, []),
        );
        await open('/guides/vpn');
        await page.keyboard.press('Control+k');
        const {dialog, input} = searchOf(page);
        await input.fill('install');
        await expect(dialog.getByText('Try searching for:')).toBeVisible();
        expect(await violationsOf(page), 'with suggestions').toEqual([]);
        await input.fill('fails');
        await expect(
          dialog.getByRole('button', {name: 'Search without the service'}),
        ).toBeVisible();
        expect(await violationsOf(page), 'failed').toEqual([]);
      },
    );
  });
}
