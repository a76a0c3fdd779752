import {hostedSite} from '../../../scripts/lib/hosted-site.mjs';
import {expect} from '../fixtures';
import {searchOf} from './dialog';
import {fulfillWithHit, hostedTest as test, pauseClock, mockHostedSearch} from './hosted';

// The other tests of stored searches use the build with the embedded engine.
test('the storage keys of recent and favorite searches end with the name of the index', async ({
  page,
  open,
}) => {
  await mockHostedSearch(page, fulfillWithHit);
  // The page of the hit, so that opening it does not load another layout.
  await open('/guides/vpn');
  await pauseClock(page);
  const {dialog, input, options, group} = searchOf(page);
  for (const query of ['recent', 'favorite']) {
    await page.keyboard.press('Control+k');
    await input.fill(query);
    await expect(options).toHaveText(`About ${query}`);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/guides/vpn?q=${query}`);
  }
  await page.keyboard.press('Control+k');
  await dialog.getByRole('button', {name: 'Save "About favorite" as a favorite'}).click();
  await expect(group('Favorites').getByRole('option')).toHaveText(['About favorite']);

  const items = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('__DOCSEARCH')),
  );
  const ids = items.map(([key, text]) => [
    key,
    (JSON.parse(String(text)) as {objectID: string}[]).map(({objectID}) => objectID),
  ]);
  expect(Object.fromEntries(ids)).toEqual({
    [`__DOCSEARCH_RECENT_SEARCHES__${hostedSite.indexName}`]: ['recent'],
    [`__DOCSEARCH_FAVORITE_SEARCHES__${hostedSite.indexName}`]: ['favorite'],
  });
});
