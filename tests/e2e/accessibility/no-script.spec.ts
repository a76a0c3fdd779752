import {expect, test} from '../fixtures';
import {docRoutes, routesWithoutSidebar} from '../../routes';
import {expectAllText} from './allText';
import {pageTypes} from './pages';

test.use({javaScriptEnabled: false});

/** The pages that the sidebar leads to. */
const sidebarPages = docRoutes.filter((route) => !routesWithoutSidebar.includes(route));

// At night, every page is looked at.
for (const address of [
  ...Object.values(pageTypes),
  '/guides/rescue-mode',
  '/reference/ujust',
  '/reference/images',
]) {
  test(`${address} shows its title and all of its text`, async ({page}) => {
    await expectAllText(page, address);
  });
}

test('the sidebar has a link to each of its pages, those of closed categories as well', async ({
  page,
}) => {
  await page.goto('/guides/vpn');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  for (const address of sidebarPages) {
    await expect(sidebar.locator(`a[href="${address}"]`).last(), address).toBeVisible();
  }
  await sidebar.getByRole('link', {name: 'Credits'}).click();
  await expect(page).toHaveURL('/project-docs/credits');
});

test('the name of a category is a link to its first page, and claims to be nothing else', async ({
  page,
}) => {
  await page.goto('/guides/vpn');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.locator('[role="button"], [aria-expanded]')).toHaveCount(0);
  await sidebar.getByRole('link', {name: 'Project'}).click();
  await expect(page).toHaveURL('/guides/building');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 800}});

  test('the navbar shows its links, and the pages unfold above the text', async ({page}) => {
    await page.goto('/blog');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('link', {name: 'Website'})).toBeVisible();
    await navbar.getByRole('link', {name: 'Documentation'}).click();
    await expect(page).toHaveURL('/guides/system-requirements');
    const pages = page.locator('main noscript details');
    const credits = pages.locator('a[href="/project-docs/credits"]');
    await expect(credits).toBeHidden();
    await pages.locator('summary').click();
    for (const address of sidebarPages) {
      await expect(pages.locator(`a[href="${address}"]`).last(), address).toBeVisible();
    }
    await credits.click();
    await expect(page).toHaveURL('/project-docs/credits');
  });
});

test('buttons that would do nothing are not there', async ({page}) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({width, height: 800});
    await page.goto('/guides/vpn');
    const buttons = page.getByRole('button').filter({visible: true});
    // The lists of the navbar open by the mouse and the focus, without a script.
    await expect(buttons).toHaveText(['Next', 'English']);
  }
});

test('the lists of the navbar open for mouse and keyboard', async ({page}) => {
  await page.goto('/guides/vpn');
  const link = page.locator('.dropdown').getByRole('link', {name: 'Release streams'});
  await expect(link).toBeHidden();
  await page.getByRole('button', {name: 'Next'}).hover();
  await expect(link).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(link).toBeHidden();
  await page.getByRole('button', {name: 'Next'}).focus();
  await expect(link).toBeVisible();
});

test('the search page says what it needs', async ({page}) => {
  await page.goto('/search');
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(page.locator('main').getByRole('searchbox')).toBeHidden();
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
});

test.describe('with JavaScript', () => {
  test.use({javaScriptEnabled: true});

  test('the list of pages and the open categories are not there', async ({page, open}) => {
    await open('/guides/vpn');
    await expect(page.locator('main noscript')).toBeHidden();
    await expect(page.locator('.menu a[href="/project-docs/credits"]')).toHaveCount(0);
    await expect(page.getByRole('button', {name: /^Search/})).toBeVisible();
  });
});
