import {expect} from '../fixtures';
import {searchOf} from './dialog';
import {fulfillWithHit, hostedTest as test, pauseClock, mockHostedSearch} from './hosted';

for (const [width, words] of [
  [769, 10],
  [768, 5],
] as const) {
  test(`at ${width} px snippets have ${words} words, and a page has 20 hits`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width, height: 700});
    const asked = await mockHostedSearch(page, fulfillWithHit);
    await open('/blog');
    await pauseClock(page);
    await page.keyboard.press('Control+k');
    await searchOf(page).input.fill('vpn');
    await expect(searchOf(page).options).toHaveCount(1);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({query: 'vpn', indexName: 'hosted', hitsPerPage: 20});
    expect(JSON.stringify(asked[0])).toContain(`"content:${words}"`);
  });
}

test('an empty query sends no request', async ({page, open}) => {
  const asked = await mockHostedSearch(page, fulfillWithHit);
  await open('/guides/vpn');
  await pauseClock(page);
  await searchOf(page).button.click();
  const {dialog, input, options} = searchOf(page);
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await input.fill('vpn');
  await expect(options).toHaveCount(1);
  await input.fill('');
  await input.fill('   ');
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  expect(asked.map(({query}) => query)).toEqual(['vpn']);
});
