import {expect, test} from '../fixtures';
import {addStyle} from '../style';
import {pageTypes} from './pages';
import {walk} from './walk';
import {walks} from './walks';

test.setTimeout(90_000);

for (const type of Object.keys(pageTypes) as (keyof typeof pageTypes)[]) {
  test(`Tab goes through the whole page and out of it, seen at every stop: ${type}`, async ({
    page,
    open,
  }) => {
    await open(pageTypes[type]);
    if (type === 'search') {
      await expect(page.getByRole('button', {name: 'Show more results'})).toBeVisible();
    }
    const stops = await walk(page);
    expect(stops.map(({name}) => name)).toEqual(walks[type]);
    expect(stops.filter(({isVisible}) => !isVisible).map(({name}) => name)).toEqual([]);
  });
}

test('a walk sees a stop without a ring, and a trap', async ({page, open}) => {
  await open('/404.html');
  await addStyle(page, '.footer__logo-link, .navbar__brand { outline: 0 !important }');
  const stops = await walk(page);
  expect(stops.filter(({isVisible}) => !isVisible).map(({name}) => name)).toEqual(['link Aurora']);
  await page.evaluate(() => {
    const brand = document.querySelector<HTMLElement>('.navbar__brand');
    brand?.addEventListener('blur', () => setTimeout(() => brand.focus()));
  });
  await page.locator('.navbar__brand').focus();
  await expect(walk(page)).rejects.toThrow(/^The focus does not leave the page; it is at stop/);
});
