import type {Page} from '@playwright/test';
import {firstViewBudgets, searchBudget, searchRestBudget} from '../../src/config/budgets';
import {overBudget, weighFiles} from '../weight';
import {expect, test} from './fixtures';
import {saveData} from './saveData';
import {searchOf} from './search/dialog';

/** Collects the files that the page requests from now on, without those it prefetches. */
function filesOf(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.context().on('request', (request) => {
    if (!request.headers()['sec-purpose']?.includes('prefetch')) {
      files.add(new URL(request.url()).pathname);
    }
  });
  return files;
}

for (const {kind, path, js} of firstViewBudgets) {
  // This page has no URL of its own.
  if (path === '/404.html') {
    continue;
  }
  test(`the first view of a page (${kind}) keeps to the budget for scripts`, async ({
    page,
    open,
  }) => {
    const files = filesOf(page);
    await open(path);
    await page.waitForLoadState('networkidle');
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(1);
    expect(overBudget(`${path} loads scripts of`, await weighFiles(scripts), js)).toBeUndefined();
  });
}

test('the search keeps to the budget before its first results', async ({page, open}) => {
  // A slow machine could otherwise prefetch pages during the search.
  await saveData(page);
  await open('/guides/vpn');
  await page.waitForLoadState('networkidle');
  const files = filesOf(page);
  const {button, input, options} = searchOf(page);
  await button.click();
  await input.fill('install');
  await expect(options.first()).toBeVisible();
  const isRest = (file: string) => file.startsWith('/assets/search/rest.');
  await expect.poll(() => [...files].some(isRest)).toBe(true);
  const rest = await weighFiles([...files].filter(isRest));
  expect(overBudget('The rest of the index has', rest, searchRestBudget)).toBeUndefined();
  const loaded = await weighFiles([...files].filter((file) => !isRest(file)));
  expect(loaded.length).toBeGreaterThan(1);
  expect(overBudget('The search loads', loaded, searchBudget)).toBeUndefined();
});
