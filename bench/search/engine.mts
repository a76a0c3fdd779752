import {execa} from 'execa';
import path from 'node:path';
import {root} from '../../scripts/lib/install.mjs';
import type {BenchContext} from '../lib/context.mjs';
import type {BenchOptions} from '../lib/options.mjs';
import type {Measurement, Metric, Section, Value} from '../lib/types.mjs';
import {unavailable} from '../lib/runs.mjs';

/** The output of engine-trial.mts. */
export interface EngineFigures {
  records: number;
  /** Of the index, compressed. */
  bytes: number;
  /** Milliseconds. */
  build: number;
  p50: number;
  p95: number;
  /** The memory of the engine in megabytes. */
  heap: number;
}

const trial = path.join(import.meta.dirname, 'engine-trial.mts');

const metrics: readonly Metric[] = [
  {key: 'records', title: 'records', unit: 'count'},
  {key: 'bytes', title: 'index', unit: 'bytes'},
  {key: 'build', title: 'build', unit: 'ms'},
  {key: 'p50', title: 'query, p50', unit: 'ms'},
  {key: 'p95', title: 'query, p95', unit: 'ms'},
  {key: 'heap', title: 'heap', unit: 'megabytes'},
] satisfies readonly (Metric & {key: keyof EngineFigures})[];

/** The limit of a browser tab, in megabytes. */
const maxHeap = 4096;

/** Measures the engine with larger sites. */
export async function measureEngine(
  {progress}: BenchContext,
  {sizes}: BenchOptions,
): Promise<Section> {
  const rows: Measurement[] = [];
  progress.start('Engine', sizes.length + 1);
  for (const size of [0, ...sizes]) {
    const label = size === 0 ? 'this site' : `${size.toLocaleString('en')} synthetic pages`;
    rows.push({label, site: 'this', values: await figuresOf(size)});
    progress.step(label);
  }
  progress.stop();
  return {
    title: 'Engine',
    method:
      'The embedded engine in Node, without a browser, on pages made of the sentences of this site and words of their own. The index is all the text that the engine needs, compressed with brotli (level 9). Build is from the index in memory to the first query. Queries are the judged ones, twice.',
    subject: 'pages',
    metrics,
    rows,
  };
}

/** Runs in a process for each site, so that they do not share memory. */
async function figuresOf(size: number): Promise<Record<string, Value>> {
  const {stdout, failed, stderr} = await execa(
    process.execPath,
    ['--import', 'tsx', '--expose-gc', `--max-old-space-size=${maxHeap}`, trial, String(size)],
    {cwd: root, reject: false},
  );
  if (failed) {
    const reason = /heap out of memory/i.test(stderr)
      ? `it needs more than ${maxHeap} MB of memory`
      : `it failed: ${stderr.split('\n').find((line) => line.includes('Error')) ?? 'without an error message'}`;
    return unavailable(metrics, reason);
  }
  return {...(JSON.parse(stdout) as EngineFigures)};
}
