import {expect, test} from './fixtures';

const title = 'Connect to a VPN';

test('a slash at the end of an address lands on the page', async ({page, open}) => {
  await open('/guides/vpn/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
});

test.describe('an ending that is no part of the address', () => {
  // Docusaurus 3.9.2 loads what the address names before it strips the ending, so the page is drawn
  // anew (React error 418). A static host has no file for .html and answers with the not-found page.
  test.use({tolerated: /React error #418|vpn\.html\)?$/});

  for (const path of ['/guides/vpn.html', '/guides/vpn/index.html']) {
    test(`${path} lands on the page`, async ({page, open}) => {
      await open(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    });
  }
});

test('the old address of ISO testing lands on its section', async ({page}) => {
  await page.goto('/guides/iso-testing');
  await expect(page).toHaveURL('/guides/building#iso-testing');
  await expect(page.locator('#iso-testing')).toBeInViewport();
});

test('an address with an anchor lands on the section the OS links to', async ({page, open}) => {
  await open('/guides/basic-usage/#using-ujust-in-aurora');
  await expect(page.locator('#using-ujust-in-aurora')).toBeInViewport();
});
