import {load} from 'cheerio';
import {docRoutes, routesWithoutSidebar} from '../routes';
import {expect, test} from './fixtures';

const sidebar = {name: 'Docs sidebar'};

for (const path of routesWithoutSidebar) {
  test(`${path} has no sidebar`, async ({page, open}) => {
    await open(path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('navigation', sidebar)).toHaveCount(0);
  });
}

test('all other pages have the same sidebar', async ({request}) => {
  const links: string[] = [];
  for (const path of docRoutes.filter((route) => !routesWithoutSidebar.includes(route))) {
    const $ = load(await (await request.get(path)).text());
    const list = $('nav[aria-label="Docs sidebar"] > ul > li').toArray();
    links.push(list.map((item) => $(item).find('a').first().text()).join());
  }
  expect(links[0]).toMatch(/^Introduction,Get Aurora,Use Aurora/);
  expect(new Set(links).size).toBe(1);
});

test('the sidebar cannot be hidden', async ({page, open}) => {
  await open('/guides/vpn');
  await expect(page.getByRole('navigation', sidebar)).toBeVisible();
  await expect(page.getByRole('button', {name: /(?:collapse|hide|expand) sidebar/i})).toHaveCount(
    0,
  );
});

test('the sidebar highlights the current page', async ({page, open}) => {
  await open('/guides/vpn');
  await expect(
    page.getByRole('navigation', sidebar).getByRole('link', {name: 'VPN'}),
  ).toHaveAttribute('aria-current', 'page');
});

test('opening a category does not close others', async ({page, open}) => {
  await open('/guides/vpn');
  const menu = page.getByRole('navigation', sidebar);
  await menu.getByRole('button', {name: 'Project'}).click();
  await expect(menu.getByRole('link', {name: 'Credits'})).toBeVisible();
  await expect(menu.getByRole('link', {name: 'VPN'})).toBeVisible();
});
