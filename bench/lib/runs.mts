import type {Page} from '@playwright/test';
import path from 'node:path';
import {withPage, type Conditions} from './browser.mjs';
import type {BenchContext} from './context.mjs';
import type {SiteServer} from './serve.mjs';
import {medianOf, rangeOf} from './statistics.mjs';
import type {Measurement, Metric, Range, Value} from './types.mjs';

const observer = path.join(import.meta.dirname, 'observe.js');

/** The measurements of `observe.js`. */
interface Observations {
  vitals: {fcp: number; lcp: number; cls: number; longTasks: [number, number][]};
  search: {opened?: number; lastInput?: number; found?: number; selector?: string};
  keys: {at: number; painted?: number}[];
  startTyping: () => void;
  stopTyping: () => void;
  startNavigation: () => void;
  navigation: () => {clicked?: number; painted?: number};
}

declare global {
  interface Window {
    bench: Observations;
  }
}

/**
 * Measures each subject on each site several times in new browser contexts. Returns the medians. The
 * sites take turns, so that other load on the machine affects all of them.
 *
 * @param subjects the rows of the table
 * @param measure returns the values of one run
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
          await withPage(browser, conditions, async (page) => {
            await addObserver(page);
            return measure(page, server, subject);
          }),
        );
        progress.step(subject.label);
      }
    }
    for (const [{name: site}, ofSite] of results) {
      const values: Record<string, Value> = {};
      const ranges: Partial<Record<string, Range>> = {};
      for (const {key} of metrics) {
        const ofRuns = ofSite.map((run) => run[key] ?? {reason: 'it was not measured'});
        values[key] = medianOf(ofRuns);
        ranges[key] = rangeOf(ofRuns);
      }
      rows.push({label: subject.label, site, values, ranges});
    }
  }
  progress.stop();
  return rows;
}

/** Measures in all documents that the tab opens from now on. */
export async function addObserver(page: Page): Promise<void> {
  await page.addInitScript({path: observer});
}

/** Returns the same reason for all values. */
export function unavailable(metrics: readonly Metric[], reason: string): Record<string, Value> {
  return Object.fromEntries(metrics.map(({key}) => [key, {reason}]));
}
