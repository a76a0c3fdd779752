import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '../fixtures';
import {docRoutes, routesWithoutSidebar} from '../../routes';
import {allPages, partition} from './pages';

test.use({javaScriptEnabled: false});
test.setTimeout(120_000);

/** The pages that the sidebar leads to. */
const sidebarPages = docRoutes.filter((route) => !routesWithoutSidebar.includes(route));

partition(allPages, 2).forEach((pages, index) => {
  test(`every page shows its title and all of its text (part ${index + 1} of 2)`, async ({
    page,
  }) => {
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      // What unfolds by itself, as a box does in the browser, is no script's business.
      const hidden = page.locator(
        '.markdown :is(p, li, pre, td, h2, h3):not(details *):visible >> visible=false',
      );
      await expect(hidden, address).toHaveCount(0);
      const shown = await page.locator('.markdown').allInnerTexts();
      for (const paragraph of paragraphsOf(address)) {
        expect(squeeze(shown.join(' ')), address).toContain(paragraph);
      }
    }
  });
});

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

/** A text without its spaces: the browser breaks lines around what is placed by itself. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}

/** The paragraphs of a page as it was built, without those in boxes that the reader opens. */
function paragraphsOf(address: string): string[] {
  const file = address.endsWith('.html') ? address : `${address.replace(/\?.*/, '')}/index.html`;
  const $ = load(readFileSync(path.join(__dirname, '../../../build', file), 'utf8'));
  return $('.markdown > p')
    .toArray()
    .map((element) => squeeze($(element).text()))
    .filter((text) => text !== '');
}
