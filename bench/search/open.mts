import type {Locator, Page} from '@playwright/test';
import {untilIdle} from '../lib/browser.mjs';
import type {BenchContext} from '../lib/context.mjs';
import {clickAsReaders} from '../site/moving.mjs';
import type {SiteServer} from '../lib/serve.mjs';

/** What is typed where only the first answer counts. */
export const sampleQuery = 'install';

/** Where every search begins. */
export function startOf({pages}: BenchContext): string {
  return pages.find(({kind}) => kind === 'guide')?.path ?? '/';
}

/** Opens the page where every search begins, and waits until it is idle. */
export async function openPage(
  page: Page,
  server: SiteServer,
  context: BenchContext,
): Promise<void> {
  await page.goto(`${server.origin}${startOf(context)}`);
  await untilIdle(page, server);
}

/**
 * Opens the search as a reader with a mouse does.
 *
 * @returns its field
 */
export async function openSearch(page: Page, {selectors}: BenchContext): Promise<Locator> {
  const {searchButton, searchInput, searchResult} = selectors;
  await page.evaluate((selector) => (window.bench.search.selector = selector), searchResult);
  await clickAsReaders(page, page.locator(searchButton).filter({visible: true}).first());
  const input = page.locator(searchInput).filter({visible: true}).first();
  await input.waitFor();
  return input;
}

/** Waits for the first result of what was typed. */
export async function untilFound(page: Page): Promise<void> {
  await page.waitForFunction(() => window.bench.search.found);
}
