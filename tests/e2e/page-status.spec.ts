import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';

const checked = /^Checked against Aurora \d+ on \d{1,2} [A-Z][a-z]+ \d{4}$/;

/** The link below a page; its text may have one to the guide on reports as well. */
function reportLink(page: Page): Locator {
  return page.locator('article a[href*="/issues/new"]', {hasText: 'Report a problem'});
}

/** What the link fills in of the issue that it opens. */
async function fieldsOf(link: Locator): Promise<Record<string, string>> {
  return Object.fromEntries(new URL((await link.getAttribute('href')) ?? '').searchParams);
}

test('a page says what it was checked against, beside its links', async ({page, open}) => {
  await open('/guides/vpn');
  await expect(page.getByText(checked)).toBeVisible();
  await expect(page.getByText(checked).locator('time')).toHaveAttribute('datetime', /^\d{4}-/);
});

test('a report names the section that the reader is in', async ({page, open}) => {
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

test('paper has the check and no links', async ({page, open}) => {
  await open('/guides/vpn');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(checked)).toBeVisible();
  await expect(reportLink(page)).toBeHidden();
});

test.describe('without a script, on a phone', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 640}});

  test('both links and the check are there', async ({page}) => {
    await page.goto('/guides/vpn');
    await expect(page.getByText(checked)).toBeVisible();
    const link = reportLink(page);
    await expect(link).toBeVisible();
    expect((await fieldsOf(link)).title).toContain('"Connect to a VPN"');
  });
});
