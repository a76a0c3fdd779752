import type {Page} from '@playwright/test';
import {slow, waitForIdle} from '../lib/browser.mjs';
import type {BenchContext} from '../lib/context.mjs';
import {missingPath} from '../lib/pages.mjs';
import {measureRuns, unavailable} from '../lib/runs.mjs';
import type {SiteServer} from '../lib/serve.mjs';
import type {Metric, Section, Value} from '../lib/types.mjs';

const metrics: readonly Metric[] = [
  {key: 'fcp', title: 'first paint', unit: 'ms'},
  {key: 'lcp', title: 'largest paint', unit: 'ms'},
  {key: 'tbt', title: 'blocking time', unit: 'ms'},
  {key: 'cls', title: 'layout shift', unit: 'shift'},
];

/** Tasks that take longer count as blocking, in milliseconds. */
const blockingTime = 50;

/** Measures when pages paint and how long they block on a slow device and connection. */
export async function measurePaint(context: BenchContext): Promise<Section> {
  const pages = context.pages.map(({kind, path}) => ({label: kind, path}));
  return {
    title: 'Paint',
    method: `Processor 4 times slower, 1.6 Mbit/s, latency 150 ms, no cache; medians of ${context.runs} runs. Blocking time is the part of tasks beyond 50 ms, from the first paint until the page is idle.`,
    subject: 'page',
    metrics,
    rows: await measureRuns('Paint', context, metrics, slow, pages, paintOf),
  };
}

async function paintOf(
  page: Page,
  server: SiteServer,
  {path}: {path: string},
): Promise<Record<string, Value>> {
  const response = await page.goto(`${server.origin}${path}`);
  if (response?.status() === 404 && path !== missingPath) {
    return unavailable(metrics, `it has no page ${path}`);
  }
  await waitForIdle(page, server);
  const {fcp, lcp, cls, longTasks} = await page.evaluate(() => window.bench.vitals);
  const tbt = longTasks
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - blockingTime), 0);
  return {fcp, lcp, tbt, cls};
}
