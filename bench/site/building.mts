import {execa} from 'execa';
import {setTimeout as pause} from 'node:timers/promises';
import type {BenchContext} from '../lib/context.mjs';
import {freePort} from '../../scripts/lib/serve.mjs';
import {medianOf} from '../lib/statistics.mjs';
import type {Section} from '../lib/types.mjs';
import {forgetBuilds, makeWorkspace} from './workspace.mjs';

/** A server that has not answered by then has hung, in milliseconds. */
const patience = 180_000;

/** How long writers and CI wait for the site. */
export async function measureBuilding({runs, progress}: BenchContext): Promise<Section> {
  const workspace = await makeWorkspace();
  const times: Record<string, number[]> = {};
  const take = async (label: string, measure: (folder: string) => Promise<number>) => {
    (times[label] ??= []).push(await measure(workspace));
    progress.step(label);
  };
  progress.start('Building', runs * 4);
  for (let run = 0; run < runs; run += 1) {
    await forgetBuilds(workspace);
    await take('build, nothing cached', timeToBuild);
    await take('build again', timeToBuild);
    await forgetBuilds(workspace);
    await take('npm start, nothing cached', timeToStart);
    await take('npm start again', timeToStart);
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

/** Builds the site as it is published, with its compressed copies. Seconds. */
async function timeToBuild(folder: string): Promise<number> {
  const started = performance.now();
  await execa('npm', ['run', 'build'], {
    cwd: folder,
    env: {SOCIAL_CARDS: 'off', NO_UPDATE_NOTIFIER: '1'},
  });
  return (performance.now() - started) / 1000;
}

/** Starts the site for writing; ends it again when it answers. Seconds. */
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
    while (!(await answers(`http://localhost:${port}/`))) {
      if (hasEnded || performance.now() - started > patience) {
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

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => response.ok && (await response.text()).includes('<script'),
    () => false,
  );
}
