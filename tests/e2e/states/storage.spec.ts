import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {searchOf} from '../search/dialog';

/** Collects what the console says about the storage and what is kept in it. */
function storageLog(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (/storage|lost after this visit/i.test(message.text())) {
      lines.push(`${message.type()}: ${message.text()}`);
    }
  });
  return lines;
}

/** What the console says once when searches cannot be stored. */
const forThisVisit = /^warning: Recent and favorite searches may be lost after this visit\./;

/**
 * What a reader does with a page; each of it asks the storage for something.
 *
 * @param remembered what the search shows when it opens again after a hit was opened
 */
async function usePage(page: Page, remembered: RegExp = /tailscale/i): Promise<void> {
  const html = page.locator('html');
  const toggle = page.getByRole('button', {name: /^Switch between dark and light mode/});
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('banner')).toBeHidden();
  const {dialog, input, options} = searchOf(page);
  await page.keyboard.press('Control+k');
  await input.fill('tailscale');
  await expect(options.first()).toContainText(/tailscale/i, {timeout: 60_000});
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog.locator('.DocSearch-Dropdown')).toContainText(remembered);
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'System requirements'})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('System requirements');
}

test('a browser that denies its storage costs the reader nothing, and each part that stores says so once', async ({
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
  expect(log).toEqual([
    expect.stringMatching(/^warning: Docusaurus browser storage is not available\./),
    expect.stringMatching(forThisVisit),
  ]);
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
    expect(log.filter((line) => forThisVisit.test(line))).toHaveLength(1);
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
    await usePage(page, /No recent searches/);
    expect(log.join('\n')).toContain(
      "error: Docusaurus storage error, can't get key=docs-preferred-version-default",
    );
    expect(log.filter((line) => forThisVisit.test(line))).toHaveLength(1);
  });
});

test('nothing is logged when the storage works', async ({page, open}) => {
  const log = storageLog(page);
  await open('/guides/vpn');
  await usePage(page);
  expect(log).toEqual([]);
});
