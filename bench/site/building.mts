import {execa} from 'execa';
import {setTimeout as pause} from 'node:timers/promises';
import type {BenchContext} from '../lib/context.mjs';
import {freePort} from '../../scripts/lib/serve.mjs';
import {medianOf} from '../lib/statistics.mjs';
import type {Section} from '../lib/types.mjs';
import {clearBuilds, createWorkspace} from './workspace.mjs';

/** For servers that do not start, in milliseconds. */
const timeout = 180_000;

/** Measures builds and `npm start`. */
export async function measureBuilding({runs, progress}: BenchContext): Promise<Section> {
  const workspace = await createWorkspace();
  const times: Record<string, number[]> = {};
  const record = async (label: string, measure: (folder: string) => Promise<number>) => {
    (times[label] ??= []).push(await measure(workspace));
    progress.step(label);
  };
  progress.start('Building', runs * 4);
  for (let run = 0; run < runs; run += 1) {
    await clearBuilds(workspace);
    await record('build, no cache', timeToBuild);
    await record('build again', timeToBuild);
    await clearBuilds(workspace);
    await record('npm start, no cache', timeToStart);
    await record('npm start again', timeToStart);
  }
  progress.stop();
  return {
    title: 'Building',
    method: `This site in a copy of the repository, without its social cards and with its compressed copies; medians of ${runs} runs. A start ends when the home page is served.`,
    subject: 'step',
    metrics: [{key: 'time', title: 'time', unit: 'seconds'}],
    rows: Object.entries(times).map(([label, values]) => ({
      label,
      site: 'this',
      values: {time: medianOf(values)},
    })),
  };
}

/** Builds the site and its compressed copies. Returns the duration in seconds. */
async function timeToBuild(folder: string): Promise<number> {
  const started = performance.now();
  await execa('npm', ['run', 'build'], {
    cwd: folder,
    env: {SOCIAL_CARDS: 'off', NO_UPDATE_NOTIFIER: '1'},
  });
  return (performance.now() - started) / 1000;
}

/** Starts and stops the development server. Returns the duration of the start in seconds. */
async function timeToStart(folder: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const server = execa('node', ['scripts/start.mjs', '--port', String(port)], {
    cwd: folder,
    reject: false,
    stdin: 'ignore',
  });
  let hasEnded = false;
  void server.then(() => (hasEnded = true));
  try {
    while (!(await responds(`http://localhost:${port}/`))) {
      if (hasEnded || performance.now() - started > timeout) {
        throw new Error(`npm start does not serve the site: ${(await server).stderr}`);
      }
      await pause(50);
    }
    return (performance.now() - started) / 1000;
  } finally {
    server.kill('SIGTERM');
    await server;
  }
}

async function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => response.ok && (await response.text()).includes('<script'),
    () => false,
  );
}
