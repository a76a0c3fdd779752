import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';

const checked = /^Checked against Aurora \d+ on \d{1,2} [A-Z][a-z]+ \d{4}$/;

/** The link below the page; the text may have similar ones. */
function reportLink(page: Page): Locator {
  return page.locator('article a[href*="/issues/new"]', {hasText: 'Report a problem'});
}

/** Returns the fields of the issue form that the link fills in. */
async function fieldsOf(link: Locator): Promise<Record<string, string>> {
  return Object.fromEntries(new URL((await link.getAttribute('href')) ?? '').searchParams);
}

test('a page shows which version it was checked against', async ({page, open}) => {
  await open('/guides/vpn');
  await expect(page.getByText(checked)).toBeVisible();
  await expect(page.getByText(checked).locator('time')).toHaveAttribute('datetime', /^\d{4}-/);
});

test('a report contains the current section', async ({page, open}) => {
  await open('/guides/vpn');
  const link = reportLink(page);
  expect(await fieldsOf(link)).not.toHaveProperty('section');
  await page.goto('/guides/vpn#tailscale');
  await link.focus();
  expect(await fieldsOf(link)).toMatchObject({
    page: 'https://docs.getaurora.dev/guides/vpn#tailscale',
    section: '#tailscale',
  });
});

test('the check is printed, the link is not', async ({page, open}) => {
  await open('/guides/vpn');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(checked)).toBeVisible();
  await expect(reportLink(page)).toBeHidden();
});

test.describe('without JavaScript, on a phone', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 640}});

  test('the link and the check are visible', async ({page}) => {
    await page.goto('/guides/vpn');
    await expect(page.getByText(checked)).toBeVisible();
    const link = reportLink(page);
    await expect(link).toBeVisible();
    expect((await fieldsOf(link)).title).toContain('"Connect to a VPN"');
  });
});
