import type {Page} from '@playwright/test';

/**
 * Adds rules to the current page. The site's security policy blocks inline styles, which Playwright's
 * `addStyleTag` uses.
 */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
