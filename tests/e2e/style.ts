import type {Page} from '@playwright/test';

/**
 * Adds rules to the page as it is now. Playwright's `addStyleTag` puts in an inline style, which the
 * site's security policy does not run.
 */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
