import {expect, type Page} from '@playwright/test';
import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Expects a page to show its title and all of its paragraphs. */
export async function expectAllText(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // What unfolds by itself, as a box does in the browser, is no script's business.
  const hidden = page.locator(
    '.markdown :is(p, li, pre, td, h2, h3):not(details *):visible >> visible=false',
  );
  await expect(hidden, address).toHaveCount(0);
  const shown = squeeze((await page.locator('.markdown').allInnerTexts()).join(' '));
  for (const paragraph of paragraphsOf(address)) {
    expect(shown, address).toContain(paragraph);
  }
}

/** Returns a text without its spaces: the browser breaks lines around what is placed by itself. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Returns the paragraphs of a page as it was built, without those in boxes that readers open. */
function paragraphsOf(address: string): string[] {
  const file = address.endsWith('.html') ? address : `${address.replace(/\?.*/, '')}/index.html`;
  const $ = load(readFileSync(path.join(__dirname, '../../../build', file), 'utf8'));
  return $('.markdown > p')
    .toArray()
    .map((element) => squeeze($(element).text()))
    .filter((text) => text !== '');
}
