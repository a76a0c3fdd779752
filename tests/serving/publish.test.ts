import {execFile, execFileSync} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {runWebServer, type WebServer} from '../../scripts/lib/run-web-server.mts';
import {webServers} from '../../scripts/lib/web-servers.mjs';
import {fromRoot} from '../content/lib/paths';
import {ask} from './lib/request';
import {publish} from './lib/site';

let folder: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aurora-docs-publish-'));
  chmodSync(folder, 0o755);
  target = path.join(folder, 'srv');
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Longer than what a server sends at once, so that half of it can be seen. */
const length = 1_000_000;

/** Writes a build whose home page is one letter, over and over. Returns its folder. */
function build(letter: string): string {
  const site = path.join(folder, `build-${letter}`);
  mkdirSync(path.join(site, 'assets/js'), {recursive: true});
  writeFileSync(path.join(site, 'index.html'), letter.repeat(length));
  writeFileSync(path.join(site, '404.html'), 'not found');
  writeFileSync(path.join(site, 'sitemap.xml'), 'the same in each');
  writeFileSync(path.join(site, `assets/js/main.${letter}.js`), letter);
  return site;
}

const served = (file: string) => readFileSync(path.join(target, 'current', file), 'utf8');

/** Asks for the home page. Returns its letter, or what is wrong with it. */
async function readHome(origin: string): Promise<{letter: string} | {problem: string}> {
  const {status, body} = await ask(origin, '/');
  const text = body.toString();
  return status === 200 && text.length === length && new Set(text).size === 1
    ? {letter: text.charAt(0)}
    : {problem: `status ${status}, ${text.length} of ${length} letters`};
}

/** Reads the home page, eight readers at once, until `work` is done. Returns what was wrong. */
async function problemsDuring(origin: string, work: () => Promise<void>): Promise<string[]> {
  const problems: string[] = [];
  let isDone = false;
  const readers = Array.from({length: 8}, async () => {
    while (!isDone) {
      const home = await readHome(origin);
      if ('problem' in home) {
        problems.push(home.problem);
      }
    }
  });
  await work().finally(() => (isDone = true));
  await Promise.all(readers);
  return problems;
}

const nginx = webServers.find(({name}) => name === 'nginx');

describe.skipIf(nginx?.missing() !== undefined)('while readers ask nginx', () => {
  let server: WebServer;
  beforeEach(async () => {
    publish(build('a'), target);
    server = await runWebServer('nginx', path.join(target, 'current'));
  });
  afterEach(() => server.stop());

  test('a release takes the place of another in one step', async () => {
    const builds = {a: build('a'), b: build('b')};
    const problems = await problemsDuring(server.origin, async () => {
      for (const letter of ['b', 'a', 'b', 'a', 'b', 'a'] as const) {
        await promisify(execFile)(fromRoot('deploy/publish'), [builds[letter], target, '1']);
        expect(await readHome(server.origin)).toEqual({letter});
      }
    });
    expect(problems).toEqual([]);
  });

  test('a page that is written in its place is found to be half there', async () => {
    writeFileSync(path.join(target, 'current/index.html'), 'b'.repeat(length / 2));
    expect(await readHome(server.origin)).toEqual({
      problem: `status 200, ${length / 2} of ${length} letters`,
    });
  });

  test('a file that has not changed keeps its entity tag', async () => {
    const tag = async (address: string) => (await ask(server.origin, address)).headers.etag;
    const before = await tag('/sitemap.xml');
    const next = build('b');
    utimesSync(path.join(next, 'sitemap.xml'), new Date(0), new Date(0));
    publish(next, target);
    expect(served('index.html')).toContain('b');
    expect(await tag('/sitemap.xml')).toBe(before);
  });
});

test('hashed files of former releases stay for as many releases as are kept', () => {
  for (const letter of ['a', 'b', 'c', 'd']) {
    publish(build(letter), target, '2');
  }
  expect(readdirSync(path.join(target, 'current/assets/js')).sort()).toEqual([
    'main.b.js',
    'main.c.js',
    'main.d.js',
  ]);
  const releases = readdirSync(path.join(target, 'releases')).sort();
  expect(releases).toHaveLength(3);
  expect(readlinkSync(path.join(target, 'current'))).toBe(`releases/${releases.at(-1)}/site`);
});

test('after each command of the script, there is a site to be served', () => {
  publish(build('a'), target);
  const tools = path.join(folder, 'tools');
  const log = path.join(folder, 'log');
  mkdirSync(tools);
  for (const tool of ['cp', 'ln', 'mkdir', 'mv', 'rm']) {
    const real = ['/bin', '/usr/bin'].map((bin) => path.join(bin, tool)).find(existsSync);
    const text = `#!/bin/sh\n${real} "$@"\ncat ${target}/current/index.html >${folder}/seen || echo "${tool} $*" >>${log}\n`;
    writeFileSync(path.join(tools, tool), text, {mode: 0o755});
  }
  execFileSync(fromRoot('deploy/publish'), [build('b'), target], {
    env: {PATH: `${tools}:${process.env.PATH}`},
  });
  expect(existsSync(log) ? readFileSync(log, 'utf8') : '').toBe('');
  expect(readFileSync(path.join(folder, 'seen'), 'utf8').charAt(0)).toBe('b');
});

test('nothing is left behind but releases', () => {
  publish(build('a'), target);
  expect(readdirSync(target).sort()).toEqual(['current', 'releases']);
});

/** What a run says that fails. */
function failure(...parameters: string[]): string {
  try {
    publish(...parameters);
  } catch (error) {
    return String((error as {stderr: unknown}).stderr);
  }
  throw new Error('It did not fail.');
}

test('half a build is refused, and what is served stays', () => {
  publish(build('a'), target);
  const half = build('b');
  rmSync(path.join(half, '404.html'));
  expect(failure(half, target)).toBe(
    `publish: ${half}/404.html is missing; build the site with npm run build.\n`,
  );
  expect(served('index.html')).toContain('a');
});

test('two runs at once are refused', () => {
  publish(build('a'), target);
  mkdirSync(path.join(target, '.lock'));
  expect(failure(build('b'), target)).toContain('.lock exists: another run is at work');
  expect(served('index.html')).toContain('a');
});

test('a number that is none is refused', () => {
  expect(failure(build('a'), target, 'many')).toBe(
    'publish: KEEP is "many", which is not a number.\n',
  );
  expect(failure(build('a'))).toBe(
    'publish: say what and where: deploy/publish BUILD TARGET [KEEP].\n',
  );
});
