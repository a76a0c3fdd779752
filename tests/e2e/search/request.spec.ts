import {expect} from '../fixtures';
import {searchOf} from './dialog';
import {
  fulfillWith,
  fulfillWithHit,
  hostedTest as test,
  stopClock,
  useHostedSearch,
} from './hosted';

for (const [width, words] of [
  [1280, 10],
  [769, 10],
  [768, 5],
  [320, 5],
] as const) {
  test(`at ${width} px snippets have ${words} words, and a page has 20 hits`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width, height: 700});
    const asked = await useHostedSearch(page, fulfillWithHit);
    await open('/blog');
    await stopClock(page);
    await page.keyboard.press('Control+k');
    await searchOf(page).input.fill('vpn');
    await expect(searchOf(page).options).toHaveCount(1);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({query: 'vpn', indexName: 'hosted', hitsPerPage: 20});
    expect(JSON.stringify(asked[0])).toContain(`"content:${words}"`);
  });
}

test('a group shows five hits at most, whatever the host sends', async ({page, open}) => {
  const hits = Array.from({length: 8}, (_none, index) => ({
    objectID: String(index),
    url: `/guides/vpn?hit=${index}`,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Guides', lvl1: `Hit ${index}`},
  }));
  await useHostedSearch(page, (_query, route) => fulfillWith(route, hits));
  await open('/blog');
  await page.keyboard.press('Control+k');
  await searchOf(page).input.fill('vpn');
  await expect(searchOf(page).group('Guides').getByRole('option')).toHaveCount(5);
});
