import {slow, type Conditions} from '../lib/browser.mjs';
import type {BenchContext} from '../lib/context.mjs';
import {measureRuns, unavailable} from '../lib/runs.mjs';
import type {Measurement, Metric, Section} from '../lib/types.mjs';
import {noSearch, openPage, openSearch, sampleQuery, startPathOf, waitForResults} from './open.mjs';

const metrics: readonly Metric[] = [{key: 'time', title: 'time', unit: 'ms'}];

const cases: readonly {label: string; conditions: Conditions}[] = [
  {label: 'this machine and connection', conditions: {cpu: 1}},
  {label: 'processor 4 times slower, 1.6 Mbit/s, 150 ms', conditions: slow},
];

/** Measures the time from the click to the first result. */
export async function measureReady(context: BenchContext): Promise<Section> {
  const rows: Measurement[] = [];
  for (const {label, conditions} of cases) {
    const ofCase = await measureRuns(
      'Ready',
      context,
      metrics,
      conditions,
      [{label}],
      async (page, server) => {
        await openPage(page, server, context);
        const input = await openSearch(page, context);
        if (!input) {
          return unavailable(metrics, noSearch);
        }
        await input.fill(sampleQuery);
        await waitForResults(page);
        const {opened = 0, found = 0} = await page.evaluate(() => window.bench.search);
        return {time: found - opened};
      },
    );
    rows.push(...ofCase);
  }
  return {
    title: 'Ready',
    method: `From the click on the search of an idle page (${startPathOf(context)}) to the first painted result; the query is there as soon as the field is. Medians of ${context.runs} runs. Browsers slow the page down, not its workers.`,
    subject: 'conditions',
    metrics,
    rows,
  };
}
