import {expect, test} from '../fixtures';

const title = 'Connect to a VPN';

test('a slash at the end of an address lands on the page', async ({page, open}) => {
  await open('/guides/vpn/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
});

test('/index.html at the end lands on the page and is taken off the address', async ({
  page,
  open,
}) => {
  await open('/guides/vpn/index.html?a=b#tailscale');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page).toHaveURL('/guides/vpn?a=b#tailscale');
});

test('/index.html alone is the home page', async ({page, open}) => {
  await open('/index.html');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Aurora documentation');
  await expect(page).toHaveURL('/');
});

test('.html stays where it is part of a route', async ({page, open}) => {
  await open('/404.html');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveURL('/404.html');
});

test.describe('.html at the end', () => {
  // A static host has no such file, and answers with its not-found page.
  test.use({tolerated: /vpn\.html\?a=b(?:#tailscale\))?$/});

  test('lands on the page and is taken off the address, without a step back to it', async ({
    page,
    open,
  }) => {
    await open('/guides/release-streams');
    await open('/guides/vpn.html?a=b#tailscale');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    await expect(page).toHaveURL('/guides/vpn?a=b#tailscale');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/guides/release-streams');
  });

  test.describe('of no page', () => {
    test.use({tolerated: /none(?:\.html)?\)?$/});

    test('is taken off the address as well', async ({page, open}) => {
      await open('/guides/none.html');
      await expect(page).toHaveURL('/guides/none');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    });
  });
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
