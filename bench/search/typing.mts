import type {Page} from '@playwright/test';
import {untilIdle, visit} from '../lib/browser.mjs';
import type {BenchContext} from '../lib/context.mjs';
import {addObserver} from '../lib/runs.mjs';
import type {SiteServer} from '../lib/serve.mjs';
import {spreadOf} from '../lib/statistics.mjs';
import type {Measurement, Metric, Section, Value} from '../lib/types.mjs';
import {openPage, openSearch, untilFound} from './open.mjs';
import {judgedQueries} from './queries.mjs';

const metrics: readonly Metric[] = [
  {key: 'keys', title: 'keys', unit: 'count'},
  {key: 'p50', title: 'to result, p50', unit: 'ms'},
  {key: 'p95', title: 'to result, p95', unit: 'ms'},
  {key: 'longTasks', title: 'tasks above 50 ms', unit: 'count'},
  {key: 'longest', title: 'longest task', unit: 'ms'},
];

/** Every fifth query of the judged ones: all kinds, and some 150 keys. */
const everyFifth = 5;

/** A key follows when nothing has changed for this time after the one before it, in milliseconds. */
const calm = 150;

/** A key that changes nothing is left after this time, in milliseconds. */
const patience = 2000;

/** How long readers wait for results while they type. */
export async function measureTyping(context: BenchContext): Promise<Section> {
  const {browser, servers, progress} = context;
  const queries = (await judgedQueries()).filter((_query, index) => index % everyFifth === 0);
  const rows: Measurement[] = [];
  progress.start('Typing', servers.length * 2 * queries.length);
  for (const cpu of [1, 4]) {
    for (const server of servers) {
      const values = await visit(browser, {cpu}, async (page) => {
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
    method: `${queries.length} of the judged queries, after the search has loaded everything, the next key when the page is calm. From a key to the last change that it makes on the page, painted. Tasks are those of the page, whose worker does the searching. Browsers slow the page down, not its workers.`,
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
  await input.fill(queries[0] ?? '');
  await untilFound(page);
  await untilIdle(page, server);
  const started = await page.evaluate(() => performance.now());
  for (const query of queries) {
    await input.fill('');
    await page.evaluate(() => window.bench.watchKeys());
    for (const letter of query) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForFunction(isCalm, {calm, patience}, {polling: 50});
    }
    await page.evaluate(() => window.bench.ignoreKeys());
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

/** Runs in the page: whether the last key has had its effect. */
function isCalm({calm, patience}: {calm: number; patience: number}): boolean {
  const key = window.bench.keys.at(-1);
  const now = performance.timeOrigin + performance.now();
  return (
    key !== undefined &&
    (now - key.at > patience || (key.painted !== undefined && now - key.painted > calm))
  );
}
