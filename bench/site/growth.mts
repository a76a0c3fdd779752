import type {Browser, Page} from '@playwright/test';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {transferBytes} from '../../scripts/lib/brotli';
import {waitForIdle, withPage} from '../lib/browser.mjs';
import type {BenchContext} from '../lib/context.mjs';
import type {BenchOptions, Selectors} from '../lib/options.mjs';
import {serveSite, type SiteServer} from '../lib/serve.mjs';
import {buildSite} from '../lib/sites.mjs';
import type {ServedRequest} from '../lib/traffic.mjs';
import type {Measurement, Metric, Section, Value} from '../lib/types.mjs';
import {addSyntheticPages, createWorkspace} from './workspace.mjs';

const metrics: readonly Metric[] = [
  {key: 'firstView', title: 'first view of a guide', unit: 'bytes'},
  {key: 'main', title: 'its largest script', unit: 'bytes'},
  {key: 'withPrefetch', title: 'all with prefetch', unit: 'bytes'},
  {key: 'search', title: 'loaded by the search', unit: 'bytes'},
  {key: 'build', title: 'build', unit: 'seconds'},
];

/** Measures the site with more pages. */
export async function measureGrowth(
  {browser, pages, selectors, progress}: BenchContext,
  {sizes}: BenchOptions,
): Promise<Section> {
  const guide = pages.find(({kind}) => kind === 'guide')?.path ?? '/';
  const rows: Measurement[] = [];
  progress.start('Growth', sizes.length * 2);
  for (const size of sizes) {
    const workspace = await createWorkspace();
    await addSyntheticPages(workspace, size);
    const build = await buildSite(workspace);
    progress.step(`${size} pages built`);
    const server = await serveSite(path.join(workspace, 'build'), 'this', undefined);
    rows.push({
      label: `${size.toLocaleString('en')} more pages`,
      site: 'this',
      values: {
        build,
        ...(await weighGuide(browser, server, guide, selectors)),
      },
    });
    server.close();
    progress.step(`${size} pages weighed`);
  }
  progress.stop();
  return {
    title: 'Growth',
    method:
      'This site with synthetic pages, made of its sentences and unique words, in its sidebar; built once without a cache, and compressed with brotli (level 11).',
    subject: 'site',
    metrics,
    rows,
  };
}

async function weighGuide(
  browser: Browser,
  server: SiteServer,
  guide: string,
  selectors: Selectors,
): Promise<Record<string, Value>> {
  return withPage(browser, {cpu: 1}, async (page) => {
    await page.goto(`${server.origin}${guide}`);
    await waitForIdle(page, server);
    const all = [...server.requests];
    const scripts = all.filter(({isPrefetch, path: file}) => !isPrefetch && file.endsWith('.js'));
    const sizes = await Promise.all(scripts.map((request) => bytesOf(server.folder, [request])));
    return {
      firstView: await bytesOf(
        server.folder,
        all.filter(({isPrefetch}) => !isPrefetch),
      ),
      main: Math.max(...sizes),
      withPrefetch: await bytesOf(server.folder, all),
      search: await weighSearch(page, server, selectors),
    };
  });
}

async function weighSearch(
  page: Page,
  server: SiteServer,
  {searchButton, searchInput, searchResult}: Selectors,
): Promise<Value> {
  const before = server.requests.length;
  await page.locator(searchButton).filter({visible: true}).first().click();
  await page.locator(searchInput).filter({visible: true}).first().fill('install');
  await page.locator(searchResult).first().waitFor({timeout: 120_000});
  await waitForIdle(page, server);
  return bytesOf(server.folder, server.requests.slice(before));
}

/** Returns the compressed size of requested files. */
async function bytesOf(folder: string, requests: readonly ServedRequest[]): Promise<number> {
  const files = requests
    .map(({path: url}) => path.join(folder, decodeURIComponent(url)))
    .map((file) => (path.extname(file) ? file : path.join(file, 'index.html')))
    .filter((file) => existsSync(file));
  const sizes = await Promise.all(files.map(transferBytes));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
