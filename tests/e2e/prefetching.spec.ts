import type {Locator, Page} from '@playwright/test';
import path from 'node:path';
import {pagesAheadBudget} from '../../src/config/budgets';
import {overBudget, weighFiles} from '../weight';
import {expect, test} from './fixtures';
import {saveData} from './saveData';
import {codeWith} from './states/code';

const route = '/guides/vpn';

/** A text that only the code of each page contains: the id of a heading. */
const headings = {
  before: 'id:"set-up"',
  after: 'id:"auto-mount"',
  'second after': 'id:"printer-missing"',
  'third after': 'id:"what-fills-the-disk"',
  hovered: 'id:"turn-off-automatic-updates"',
  focused: 'id:"nvidia-driver"',
};

interface Requested {
  /** Pages whose code is fetched ahead with the lowest priority. */
  fetched: string[];
  /** Pages whose code is loaded. */
  loaded: string[];
}

/** Returns the pages whose code is requested from now on, in order. */
function watchRequests(page: Page): Requested {
  const files = new Map(
    Object.entries(headings).map(([name, id]) => [path.basename(codeWith(id)), name]),
  );
  const requested: Requested = {fetched: [], loaded: []};
  page.on('request', (request) => {
    const name = files.get(path.basename(new URL(request.url()).pathname));
    if (name) {
      const isPrefetch = request.headers()['sec-purpose']?.includes('prefetch');
      requested[isPrefetch ? 'fetched' : 'loaded'].push(name);
    }
  });
  return requested;
}

function sidebarLink(page: Page, address: string): Locator {
  return page.locator(`.theme-doc-sidebar-menu a[href="${address}"]`);
}

test('the pages around the current one in the sidebar are fetched, the next ones first', async ({
  page,
  open,
}) => {
  const {fetched, loaded} = watchRequests(page);
  await open(route);
  await expect.poll(() => fetched).toEqual(['after', 'second after', 'third after', 'before']);
  expect(loaded).toEqual([]);
});

test('the code of a page is loaded when the reader is likely to open it', async ({page, open}) => {
  const {loaded} = watchRequests(page);
  await open(route);
  await sidebarLink(page, '/guides/basic-usage').hover();
  await expect.poll(() => loaded).toEqual(['hovered']);
  await sidebarLink(page, '/guides/system-requirements').focus();
  await expect.poll(() => loaded).toEqual(['hovered', 'focused']);
});

test('on a phone, the neighbors are loaded when the end of the page comes near', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 360, height: 640});
  const {fetched, loaded} = watchRequests(page);
  await open(route);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(loaded).toEqual([]);
  await page.locator('.pagination-nav').scrollIntoViewIfNeeded();
  await expect.poll(() => [...loaded].sort()).toEqual(['after', 'before']);
  expect(fetched).toEqual([]);
});

test('nothing is prefetched if the browser saves data', async ({page, open}) => {
  await saveData(page);
  const {fetched, loaded} = watchRequests(page);
  await open(route);
  await sidebarLink(page, '/guides/system-requirements').focus();
  await sidebarLink(page, '/guides/basic-usage').click();
  // The URL changes before the code is requested.
  await expect(page.locator('#turn-off-automatic-updates')).toBeVisible();
  expect({fetched, loaded}).toEqual({fetched: [], loaded: ['hovered']});
});

test('what is fetched ahead keeps to its budget where the neighbors are largest', async ({
  page,
  open,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prefetch')) {
      files.add(new URL(request.url()).pathname);
    }
  });
  await open('/guides/basic-usage');
  await page.waitForLoadState('networkidle');
  expect(files.size).toBeGreaterThan(3);
  expect(
    overBudget('/guides/basic-usage fetches ahead', await weighFiles(files), pagesAheadBudget),
  ).toBeUndefined();
});
