import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

/** What makes the browser style and lay out the whole page again. */
interface Changes {
  /** Elements that came into the head or left it. */
  head: string[];
  /** Attributes of the document that changed. */
  root: string[];
}

declare global {
  interface Window {
    changes: Changes;
  }
}

/** Watches the first page from when it has been read until it answers to its reader, and after. */
async function watchChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const changes: Changes = {head: [], root: []};
    window.changes = changes;
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((records) => {
        for (const {addedNodes, removedNodes} of records) {
          for (const node of [...addedNodes, ...removedNodes]) {
            // The bundler's runtime loads the code of the page by scripts, and takes them away.
            if (node instanceof Element && node.localName !== 'script') {
              changes.head.push(node.outerHTML);
            }
          }
        }
      }).observe(document.head, {childList: true});
      new MutationObserver((records) => {
        for (const {attributeName, oldValue} of records) {
          const name = attributeName ?? '';
          // `data-rh` is how Docusaurus knows its own attributes again; no style asks for it.
          if (name !== 'data-rh' && document.documentElement.getAttribute(name) !== oldValue) {
            changes.root.push(name);
          }
        }
      }).observe(document.documentElement, {attributes: true, attributeOldValue: true});
    });
  });
}

for (const path of ['/', '/guides/vpn', '/reference/ujust', '/blog', '/search']) {
  test(`nothing changes the style of the whole page as it becomes interactive: ${path}`, async ({
    page,
    open,
  }) => {
    await watchChanges(page);
    await open(path);
    await page.waitForLoadState('networkidle');
    const changes = await page.evaluate(() => ({
      ...window.changes,
      sheets: document.adoptedStyleSheets.length,
    }));
    expect(changes).toEqual({head: [], root: ['data-has-hydrated'], sheets: 0});
  });
}

test('a folded category of the sidebar stays folded', async ({page, open}) => {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, {shown});
    document.addEventListener('DOMContentLoaded', () => {
      // The lists that are folded now; the theme styles them as it takes them over.
      for (const list of document.querySelectorAll('.theme-doc-sidebar-menu ul')) {
        if (!list.checkVisibility()) {
          new MutationObserver(() => {
            if (list.checkVisibility()) {
              shown.push(list.textContent);
            }
          }).observe(list, {attributes: true, attributeFilter: ['style']});
          shown.push('folded');
        }
      }
    });
  });
  await open('/guides/vpn');
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as Window & {shown?: string[]}).shown ?? []);
  expect(new Set(seen)).toEqual(new Set(['folded']));
});

test('the head is that of the page that the reader goes to', async ({page, open}) => {
  await open('/guides/vpn');
  await page.getByRole('link', {name: /^Next/}).click();
  await expect(page).not.toHaveURL('/guides/vpn');
  const canonical = page.locator('head link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', new RegExp(`${new URL(page.url()).pathname}$`));
  await expect(page.locator('head meta[property="og:title"]')).toHaveCount(1);
});
