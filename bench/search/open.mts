import type {Locator, Page} from '@playwright/test';
import {waitForIdle} from '../lib/browser.mjs';
import type {BenchContext} from '../lib/context.mjs';
import {clickLikeUser} from '../site/navigation.mjs';
import type {SiteServer} from '../lib/serve.mjs';

export const sampleQuery = 'install';

/** Returns the page where each search starts. */
export function startPathOf({pages}: BenchContext): string {
  return pages.find(({kind}) => kind === 'guide')?.path ?? '/';
}

/** Opens the page where each search starts, and waits until it is idle. */
export async function openPage(
  page: Page,
  server: SiteServer,
  context: BenchContext,
): Promise<void> {
  await page.goto(`${server.origin}${startPathOf(context)}`);
  await waitForIdle(page, server);
}

/** Why a site without a search, such as stock Docusaurus, has no values. */
export const noSearch = 'it has no search button; name one with --search-button';

/**
 * Opens the search with the mouse.
 *
 * @returns its input; undefined if the site has no search
 */
export async function openSearch(
  page: Page,
  {selectors}: BenchContext,
): Promise<Locator | undefined> {
  const {searchButton, searchInput, searchResult} = selectors;
  await page.evaluate((selector) => (window.bench.search.selector = selector), searchResult);
  const button = page.locator(searchButton).filter({visible: true}).first();
  if ((await button.count()) === 0) {
    return undefined;
  }
  await clickLikeUser(page, button);
  const input = page.locator(searchInput).filter({visible: true}).first();
  await input.waitFor();
  return input;
}

/** Waits for the first result. */
export async function waitForResults(page: Page): Promise<void> {
  await page.waitForFunction(() => window.bench.search.found);
}
