import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

/** Collects what the browser logs about its storage. */
function storageLog(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (/storage/i.test(message.text())) {
      lines.push(`${message.type()}: ${message.text()}`);
    }
  });
  return lines;
}

/** What a reader does with a page; each of it asks the storage for something. */
async function usePage(page: Page): Promise<void> {
  const html = page.locator('html');
  const toggle = page.getByRole('button', {name: /^Switch between dark and light mode/});
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('tailscale');
  const hit = page.getByRole('dialog').getByRole('option').first();
  await expect(hit).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'System requirements'})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('System requirements');
}

test('a browser that denies its storage costs the reader nothing and is logged once', async ({
  page,
  open,
}) => {
  const log = storageLog(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await open('/guides/vpn');
  await usePage(page);
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch(/^warning: Docusaurus browser storage is not available\./);
});

test.describe('a storage that is full', () => {
  test.use({tolerated: /Docusaurus storage error, can't set/});

  test('costs the reader nothing but the memory, and is logged', async ({page, open}) => {
    const log = storageLog(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await open('/guides/vpn');
    await usePage(page);
    expect(log.join('\n')).toContain("error: Docusaurus storage error, can't set theme=light");
  });
});

test.describe('a storage that cannot be read', () => {
  test.use({tolerated: /Docusaurus storage error, can't (?:get|set|delete)/});

  test('costs the reader nothing but the memory, and is logged', async ({page, open}) => {
    const log = storageLog(page);
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('The database is damaged.', 'UnknownError');
      };
    });
    await open('/guides/vpn');
    await usePage(page);
    expect(log.join('\n')).toContain(
      "error: Docusaurus storage error, can't get key=docs-preferred-version-default",
    );
  });
});

test('nothing is logged when the storage works', async ({page, open}) => {
  const log = storageLog(page);
  await open('/guides/vpn');
  await usePage(page);
  expect(log).toEqual([]);
});
