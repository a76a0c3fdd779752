import lighthouse from 'lighthouse';
import {launch} from '../lib/browser.mjs';
import type {BenchContext} from '../lib/context.mjs';
import {freePort} from '../../scripts/lib/serve.mjs';
import {missingPath} from '../lib/pages.mjs';
import {medianOf} from '../lib/statistics.mjs';
import type {Measurement, Metric, Section, Value} from '../lib/types.mjs';

const metrics: readonly Metric[] = [
  {key: 'performance', title: 'performance', unit: 'score'},
  {key: 'accessibility', title: 'accessibility', unit: 'score'},
  {key: 'best-practices', title: 'best practices', unit: 'score'},
  {key: 'seo', title: 'SEO', unit: 'score'},
];

/** Measures Lighthouse scores on a phone. */
export async function measureLighthouse(context: BenchContext): Promise<Section> {
  const {servers, pages, runs, progress} = context;
  const port = await freePort();
  const browser = await launch(port);
  const rows: Measurement[] = [];
  progress.start('Lighthouse', pages.length * servers.length * runs);
  try {
    for (const {kind, path} of pages) {
      const results = servers.map(() => [] as Record<string, Value>[]);
      for (let run = 0; run < runs; run += 1) {
        for (const [index, {origin}] of servers.entries()) {
          // Lighthouse does not measure pages with an error status.
          const url = `${origin}${path === missingPath ? '/404.html' : path}`;
          results[index]?.push(await scoresOf(url, port));
          progress.step(kind);
        }
      }
      rows.push(
        ...servers.map(({name}, index) => ({
          label: kind,
          site: name,
          values: mediansOf(results[index] ?? []),
        })),
      );
    }
  } finally {
    await browser.close();
    progress.stop();
  }
  return {
    title: 'Lighthouse',
    method: `Lighthouse 12 with its phone profile, of 100 points; medians of ${runs} runs.`,
    subject: 'page',
    metrics,
    rows,
  };
}

async function scoresOf(url: string, port: number): Promise<Record<string, Value>> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: metrics.map(({key}) => key),
  });
  const failure = result?.lhr.runtimeError?.message ?? 'Lighthouse gave no score';
  return Object.fromEntries(
    metrics.map(({key}) => {
      const score = result?.lhr.categories[key]?.score;
      return [key, typeof score === 'number' ? score * 100 : {reason: failure}];
    }),
  );
}

function mediansOf(runs: readonly Record<string, Value>[]): Record<string, Value> {
  return Object.fromEntries(
    metrics.map(({key}) => [
      key,
      medianOf(runs.map((scores) => scores[key] ?? {reason: 'it was not measured'})),
    ]),
  );
}
