import {routesWithoutSidebar} from '../routes';
import {expect, test} from './fixtures';

for (const width of [1000, 1280, 1600]) {
  test(`pages without the sidebar are aligned with those that have it, at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width, height: 800});
    const title = page.getByRole('heading', {level: 1});
    await open('/guides/vpn');
    const edge = (await title.boundingBox())?.x;
    for (const path of routesWithoutSidebar) {
      await open(path);
      expect((await title.boundingBox())?.x, path).toBe(edge);
      const main = await page.getByRole('main').boundingBox();
      expect((main?.x ?? 0) + (main?.width ?? width + 1), path).toBeLessThanOrEqual(width);
    }
  });
}

test('pages without the sidebar have breadcrumbs to the home page', async ({page, open}) => {
  for (const path of routesWithoutSidebar) {
    await open(path);
    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(breadcrumbs.getByRole('listitem').last()).toHaveText(/\w/);
    await breadcrumbs.getByRole('link', {name: 'Home page'}).click();
    await expect(page).toHaveURL('/');
  }
});
