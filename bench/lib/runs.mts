import type {Page} from '@playwright/test';
import path from 'node:path';
import {visit, type Conditions} from './browser.mjs';
import type {BenchContext} from './context.mjs';
import type {SiteServer} from './serve.mjs';
import {medianOf} from './statistics.mjs';
import type {Measurement, Metric, Value} from './types.mjs';

const observer = path.join(import.meta.dirname, 'observe.js');

/** What `observe.js` keeps in a document. */
interface Observations {
  vitals: {fcp: number; lcp: number; cls: number; longTasks: [number, number][]};
  search: {opened?: number; lastInput?: number; found?: number; selector?: string};
  keys: {at: number; painted?: number}[];
  watchKeys: () => void;
  ignoreKeys: () => void;
  awaitHeading: () => void;
  navigation: () => {clicked?: number; painted?: number};
}

declare global {
  interface Window {
    bench: Observations;
  }
}

/**
 * Measures every subject on every site a number of times, each time in a new browser session, and
 * takes medians. The sites take turns, so that what else the machine does falls on all alike.
 *
 * @param subjects what the rows of the table are
 * @param measure gives the values of one run
 */
export async function measureRuns<S extends {label: string}>(
  name: string,
  {browser, servers, runs, progress}: BenchContext,
  metrics: readonly Metric[],
  conditions: Conditions,
  subjects: readonly S[],
  measure: (page: Page, server: SiteServer, subject: S) => Promise<Record<string, Value>>,
): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  progress.start(name, subjects.length * servers.length * runs);
  for (const subject of subjects) {
    const results = new Map(servers.map((server) => [server, [] as Record<string, Value>[]]));
    for (let run = 0; run < runs; run += 1) {
      for (const [server, values] of results) {
        values.push(
          await visit(browser, conditions, async (page) => {
            await addObserver(page);
            return measure(page, server, subject);
          }),
        );
        progress.step(subject.label);
      }
    }
    for (const [{name: site}, ofSite] of results) {
      const medians = metrics.map(({key}) => [
        key,
        medianOf(ofSite.map((values) => values[key] ?? {reason: 'it was not measured'})),
      ]);
      rows.push({
        label: subject.label,
        site,
        values: Object.fromEntries(medians) as Record<string, Value>,
      });
    }
  }
  progress.stop();
  return rows;
}

/** Lets every document that the tab opens from now on keep what happens in it. */
export async function addObserver(page: Page): Promise<void> {
  await page.addInitScript({path: observer});
}

/** The same reason for every figure. */
export function unavailable(metrics: readonly Metric[], reason: string): Record<string, Value> {
  return Object.fromEntries(metrics.map(({key}) => [key, {reason}]));
}
