import type {Page} from '@playwright/test';
import {execa} from 'execa';
import {appendFile, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import type {BenchContext} from '../lib/context.mjs';
import {freePort} from '../../scripts/lib/serve.mjs';
import {medianOf} from '../lib/statistics.mjs';
import type {Section} from '../lib/types.mjs';
import {clearBuilds, createWorkspace} from './workspace.mjs';

/** For servers that do not start, in milliseconds. */
const timeout = 180_000;

/** A page that is changed while the development server shows it. */
const changed = {file: 'docs/guides/vpn.mdx', path: '/guides/vpn'};

/** How long the development server has nothing to do between two changes, in milliseconds. */
const rest = 4000;

/** Measures builds, `npm start`, and how soon a writer sees what was saved. */
export async function measureBuilding({browser, runs, progress}: BenchContext): Promise<Section> {
  const workspace = await createWorkspace();
  const times: Record<string, number[]> = {};
  const record = async (label: string, measure: (folder: string) => Promise<number>) => {
    (times[label] ??= []).push(await measure(workspace));
    progress.step(label);
  };
  progress.start('Building', runs * 5);
  for (let run = 0; run < runs; run += 1) {
    await clearBuilds(workspace);
    await record('build, no cache', timeToBuild);
    await record('build again', timeToBuild);
    await clearBuilds(workspace);
    await record('npm start, no cache', timeToStart);
    await record('npm start again', timeToStart);
  }
  await withStartedSite(workspace, async (origin) => {
    const page = await browser.newPage();
    await page.goto(`${origin}${changed.path}`, {waitUntil: 'networkidle'});
    for (let run = 0; run < runs; run += 1) {
      await pause(rest);
      await record('a saved page under npm start', (folder) => timeToSee(page, folder, run));
    }
    await page.close();
  });
  progress.stop();
  return {
    title: 'Building',
    method: `This site in a copy of the repository, without its social cards and with its compressed copies; medians of ${runs} runs. A start ends when the home page is served, and a saved page is seen when the browser shows the new sentence.`,
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
  const started = performance.now();
  return withStartedSite(folder, () => Promise.resolve((performance.now() - started) / 1000));
}

/** Uses the development server of a folder once it serves the site, and stops it. */
async function withStartedSite<T>(
  folder: string,
  measure: (origin: string) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const started = performance.now();
  const server = execa('node', ['scripts/start.mjs', '--port', String(port)], {
    cwd: folder,
    reject: false,
    stdin: 'ignore',
  });
  let hasEnded = false;
  void server.then(() => (hasEnded = true));
  const origin = `http://localhost:${port}`;
  try {
    while (!(await responds(`${origin}/`))) {
      if (hasEnded || performance.now() - started > timeout) {
        throw new Error(`npm start does not serve the site: ${(await server).stderr}`);
      }
      await pause(50);
    }
    return await measure(origin);
  } finally {
    server.kill('SIGTERM');
    await server;
  }
}

/** Adds a sentence to a page. Returns the seconds until the browser shows it. */
async function timeToSee(page: Page, folder: string, run: number): Promise<number> {
  const file = path.join(folder, changed.file);
  const before = await readFile(file, 'utf8');
  const sentence = `This sentence was saved ${run + 1} times.`;
  const saved = performance.now();
  await appendFile(file, `\n${sentence}\n`);
  // In each frame: a locator looks again after half a second.
  await page.waitForFunction((text) => document.body.textContent.includes(text), sentence, {
    polling: 'raf',
    timeout,
  });
  const seconds = (performance.now() - saved) / 1000;
  await writeFile(file, before);
  return seconds;
}

async function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => response.ok && (await response.text()).includes('<script'),
    () => false,
  );
}
