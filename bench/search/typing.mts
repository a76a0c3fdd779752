import type {Page} from '@playwright/test';
import {waitForIdle, withPage} from '../lib/browser.mjs';
import type {BenchContext} from '../lib/context.mjs';
import {addObserver, unavailable} from '../lib/runs.mjs';
import type {SiteServer} from '../lib/serve.mjs';
import {spreadOf} from '../lib/statistics.mjs';
import type {Measurement, Metric, Section, Value} from '../lib/types.mjs';
import {noSearch, openPage, openSearch, waitForResults} from './open.mjs';
import {judgedQueries} from './queries.mjs';

const metrics: readonly Metric[] = [
  {key: 'keys', title: 'keys', unit: 'count'},
  {key: 'p50', title: 'to result, p50', unit: 'ms'},
  {key: 'p95', title: 'to result, p95', unit: 'ms'},
  {key: 'longTasks', title: 'tasks above 50 ms', unit: 'count'},
  {key: 'longest', title: 'longest task', unit: 'ms'},
];

/** Every fifth query covers all kinds with about 150 keys. */
const everyFifth = 5;

/** The time without changes before the next key, in milliseconds. */
const quietTime = 150;

/** For keys that change nothing, in milliseconds. */
const timeout = 2000;

/** Measures how long readers wait for results while typing. */
export async function measureTyping(context: BenchContext): Promise<Section> {
  const {browser, servers, progress} = context;
  const queries = (await judgedQueries()).filter((_query, index) => index % everyFifth === 0);
  const rows: Measurement[] = [];
  progress.start('Typing', servers.length * 2 * queries.length);
  for (const cpu of [1, 4]) {
    for (const server of servers) {
      const values = await withPage(browser, {cpu}, async (page) => {
        await addObserver(page);
        return timesOf(page, server, context, queries);
      });
      rows.push({
        label: cpu === 1 ? 'this machine' : `processor ${cpu} times slower`,
        site: server.name,
        values,
      });
    }
  }
  progress.stop();
  return {
    title: 'Typing',
    method: `${queries.length} of the judged queries, after the search has loaded everything, each key once the page is quiet. From a key to the last change that it makes on the page, painted. Tasks are those of the page, whose worker does the searching. Browsers slow the page down, not its workers.`,
    subject: 'conditions',
    metrics,
    rows,
  };
}

async function timesOf(
  page: Page,
  server: SiteServer,
  context: BenchContext,
  queries: readonly string[],
): Promise<Record<string, Value>> {
  await openPage(page, server, context);
  const input = await openSearch(page, context);
  if (!input) {
    queries.forEach((query) => context.progress.step(query));
    return unavailable(metrics, noSearch);
  }
  await input.fill(queries[0] ?? '');
  await waitForResults(page);
  await waitForIdle(page, server);
  const started = await page.evaluate(() => performance.now());
  for (const query of queries) {
    await input.fill('');
    await page.evaluate(() => window.bench.startTyping());
    for (const letter of query) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForFunction(isQuiet, {quietTime, timeout}, {polling: 50});
    }
    await page.evaluate(() => window.bench.stopTyping());
    context.progress.step(query);
  }
  const {keys, vitals} = await page.evaluate(() => window.bench);
  const times = keys.flatMap(({at, painted}) => (painted === undefined ? [] : [painted - at]));
  const tasks = vitals.longTasks.filter(([start]) => start >= started).map(([, took]) => took);
  return {
    keys: times.length,
    ...spreadOf(times),
    longTasks: tasks.length,
    longest: Math.max(0, ...tasks),
  };
}

/** Runs in the page. Returns whether the effect of the last key is complete. */
function isQuiet({quietTime, timeout}: {quietTime: number; timeout: number}): boolean {
  const key = window.bench.keys.at(-1);
  const now = performance.timeOrigin + performance.now();
  return (
    key !== undefined &&
    (now - key.at > timeout || (key.painted !== undefined && now - key.painted > quietTime))
  );
}
