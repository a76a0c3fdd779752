import type {Browser} from '@playwright/test';
import {waitForIdle, withPage} from '../lib/browser.mjs';
import type {BenchContext} from '../lib/context.mjs';
import {missingPath} from '../lib/pages.mjs';
import {unavailable} from '../lib/runs.mjs';
import type {SiteServer} from '../lib/serve.mjs';
import {contentKinds, weigh} from '../lib/traffic.mjs';
import type {Measurement, Metric, Section} from '../lib/types.mjs';

const metrics: readonly Metric[] = [
  {key: 'requests', title: 'requests', unit: 'count'},
  {key: 'total', title: 'first view', unit: 'bytes'},
  ...contentKinds.map((kind) => ({key: kind, title: kind, unit: 'bytes' as const})),
  {key: 'idleRequests', title: 'requests with prefetch', unit: 'count'},
  {key: 'idleTotal', title: 'all with prefetch', unit: 'bytes'},
  {key: 'thirdParty', title: 'third-party requests', unit: 'count'},
];

/** Measures the transfer size of pages. */
export async function measureBytes({
  browser,
  servers,
  pages,
  progress,
}: BenchContext): Promise<Section> {
  const rows: Measurement[] = [];
  progress.start('Bytes', pages.length * servers.length);
  for (const {kind, path} of pages) {
    for (const server of servers) {
      rows.push({label: kind, site: server.name, values: await weighPage(browser, server, path)});
      progress.step(kind);
    }
  }
  progress.stop();
  return {
    title: 'Bytes',
    method:
      'Compressed bodies (brotli level 11), in a new browser context 1280 pixels wide, until the page is idle. The first view is everything but prefetches.',
    subject: 'page',
    metrics,
    rows,
  };
}

async function weighPage(
  browser: Browser,
  server: SiteServer,
  path: string,
): Promise<Measurement['values']> {
  return withPage(browser, {cpu: 1}, async (page) => {
    const before = server.requests.length;
    let thirdParty = 0;
    page.on('request', (request) => {
      thirdParty += isThirdParty(request.url(), server.origin) ? 1 : 0;
    });
    const response = await page.goto(`${server.origin}${path}`);
    if (response?.status() === 404 && path !== missingPath) {
      return unavailable(metrics, `it has no page ${path}`);
    }
    await waitForIdle(page, server);
    const all = server.requests.slice(before);
    const {requests, ...firstView} = weigh(all.filter((request) => !request.isPrefetch));
    const withPrefetch = weigh(all);
    return {
      ...firstView,
      requests,
      idleRequests: withPrefetch.requests,
      idleTotal: withPrefetch.total,
      thirdParty,
    };
  });
}

function isThirdParty(url: string, origin: string): boolean {
  return /^https?:/.test(url) && new URL(url).origin !== origin;
}
