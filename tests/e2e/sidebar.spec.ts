import {routesWithoutSidebar} from '../routes';
import {expect, test} from './fixtures';

const sidebar = {name: 'Docs sidebar'};

for (const path of ['/', '/guides/vpn', '/project-docs/credits']) {
  test(`${path} shows the sidebar`, async ({page, open}) => {
    await open(path);
    await expect(page.getByRole('navigation', sidebar)).toBeVisible();
  });
}

for (const path of routesWithoutSidebar) {
  test(`${path} stands outside the sidebar and shows none`, async ({page, open}) => {
    await open(path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('navigation', sidebar)).toHaveCount(0);
  });
}

test('the sidebar marks the page it shows', async ({page, open}) => {
  await open('/guides/vpn');
  await expect(
    page.getByRole('navigation', sidebar).getByRole('link', {name: 'VPN'}),
  ).toHaveAttribute('aria-current', 'page');
});

test('a category that the reader opens leaves the others open', async ({page, open}) => {
  await open('/guides/vpn');
  const menu = page.getByRole('navigation', sidebar);
  await menu.getByRole('button', {name: 'Project'}).click();
  await expect(menu.getByRole('link', {name: 'Credits'})).toBeVisible();
  await expect(menu.getByRole('link', {name: 'VPN'})).toBeVisible();
});
