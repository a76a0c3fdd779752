import {violationsOf} from '../accessibility/axe';
import {expect, test} from '../fixtures';
import {searchOf} from './dialog';
import {fulfillWith, hostedComplaints, useHostedSearch} from './hosted';

test.use({tolerated: hostedComplaints, contextOptions: {reducedMotion: 'reduce'}});

const entry = (name: string) => ({
  objectID: name,
  url: `/guides/vpn?from=${name}`,
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: 'Connect to a VPN', lvl2: `Search ${name}`},
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} color mode`, () => {
    test.use({colorScheme});

    test('axe finds nothing wrong with recent and favorite searches', async ({page, open}) => {
      await page.addInitScript(
        ([recents, favorites]) => {
          localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__aurora-docs', recents);
          localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__aurora-docs', favorites);
        },
        [JSON.stringify([entry('a'), entry('b')]), JSON.stringify([entry('c')])] as const,
      );
      await open('/guides/vpn');
      await page.keyboard.press('Control+k');
      await expect(searchOf(page).options).toHaveCount(3);
      expect(await violationsOf(page)).toEqual([]);
    });

    test('axe finds nothing wrong with a search that finds nothing but suggests others', async ({
      page,
      open,
    }) => {
      await useHostedSearch(page, (_query, route) => fulfillWith(route, []));
      await open('/guides/vpn');
      await page.keyboard.press('Control+k');
      const {dialog, input} = searchOf(page);
      await input.fill('install');
      await expect(dialog.getByText('Try searching for:')).toBeVisible();
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

    test('axe finds nothing wrong with a search that fails', async ({page, open}) => {
      await useHostedSearch(page, (_query, route) => route.abort('connectionrefused'));
      await open('/guides/vpn');
      await page.keyboard.press('Control+k');
      const {dialog, input} = searchOf(page);
      await input.fill('fails');
      await expect(dialog.getByRole('button', {name: 'Search without the network'})).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}
