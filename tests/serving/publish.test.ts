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
import {request} from './lib/request';
import {publish} from './lib/site';

let folder: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aurora-docs-publish-'));
  chmodSync(folder, 0o755);
  target = path.join(folder, 'srv');
});
afterEach(() => rmSync(folder, {recursive: true}));

/** More than a server sends in one piece, so that a partial page could be seen. */
const length = 1_000_000;

/** Writes a build whose home page repeats a letter. Returns its folder. */
function build(letter: string): string {
  const site = path.join(folder, `build-${letter}`);
  mkdirSync(path.join(site, 'assets/js'), {recursive: true});
  writeFileSync(path.join(site, 'index.html'), letter.repeat(length));
  writeFileSync(path.join(site, '404.html'), 'not found');
  writeFileSync(path.join(site, 'sitemap.xml'), 'the same in each');
  writeFileSync(path.join(site, `assets/js/main.${letter}.js`), letter);
  return site;
}

const readPublished = (file: string) => readFileSync(path.join(target, 'current', file), 'utf8');

/** Requests the home page. Returns its letter, or a problem. */
async function readHome(origin: string): Promise<{letter: string} | {problem: string}> {
  const {status, body} = await request(origin, '/');
  const text = body.toString();
  return status === 200 && text.length === length && new Set(text).size === 1
    ? {letter: text.charAt(0)}
    : {problem: `status ${status}, ${text.length} of ${length} letters`};
}

/** Requests the home page eight times at once, until `action` is done. Returns the problems. */
async function problemsDuring(origin: string, action: () => Promise<void>): Promise<string[]> {
  const problems: string[] = [];
  let isDone = false;
  const clients = Array.from({length: 8}, async () => {
    while (!isDone) {
      const home = await readHome(origin);
      if ('problem' in home) {
        problems.push(home.problem);
      }
    }
  });
  await action().finally(() => (isDone = true));
  await Promise.all(clients);
  return problems;
}

const nginx = webServers.find(({name}) => name === 'nginx');

describe.skipIf(nginx?.missing() !== undefined)('while nginx serves requests', () => {
  let server: WebServer;
  beforeEach(async () => {
    publish(build('a'), target);
    server = await runWebServer('nginx', path.join(target, 'current'));
  });
  afterEach(() => server.stop());

  test('a release replaces another atomically', async () => {
    const builds = {a: build('a'), b: build('b')};
    const problems = await problemsDuring(server.origin, async () => {
      for (const letter of ['b', 'a', 'b', 'a', 'b', 'a'] as const) {
        await promisify(execFile)(fromRoot('deploy/publish'), [builds[letter], target, '1']);
        expect(await readHome(server.origin)).toEqual({letter});
      }
    });
    expect(problems).toEqual([]);
  });

  test('this test detects a partial page', async () => {
    writeFileSync(path.join(target, 'current/index.html'), 'b'.repeat(length / 2));
    expect(await readHome(server.origin)).toEqual({
      problem: `status 200, ${length / 2} of ${length} letters`,
    });
  });

  test('a file that has not changed keeps its entity tag', async () => {
    const tag = async (address: string) => (await request(server.origin, address)).headers.etag;
    const before = await tag('/sitemap.xml');
    const next = build('b');
    utimesSync(path.join(next, 'sitemap.xml'), new Date(0), new Date(0));
    publish(next, target);
    expect(readPublished('index.html')).toContain('b');
    expect(await tag('/sitemap.xml')).toBe(before);
  });
});

test('hashed files stay as long as their release is kept', () => {
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

test('there is a site to serve after each command of the script', () => {
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

test('only releases are left in the target folder', () => {
  publish(build('a'), target);
  expect(readdirSync(target).sort()).toEqual(['current', 'releases']);
});

/** Runs deploy/publish, which must fail. Returns its error message. */
function publishError(...parameters: string[]): string {
  try {
    publish(...parameters);
  } catch (error) {
    return String((error as {stderr: unknown}).stderr);
  }
  throw new Error('It did not fail.');
}

test('an incomplete build is refused, and the published one stays', () => {
  publish(build('a'), target);
  const half = build('b');
  rmSync(path.join(half, '404.html'));
  expect(publishError(half, target)).toBe(
    `publish: ${half}/404.html is missing; build the site with npm run build.\n`,
  );
  expect(readPublished('index.html')).toContain('a');
});

test('concurrent runs are refused', () => {
  publish(build('a'), target);
  mkdirSync(path.join(target, '.lock'));
  expect(publishError(build('b'), target)).toContain('.lock exists: another run is at work');
  expect(readPublished('index.html')).toContain('a');
});

test('invalid arguments are refused', () => {
  expect(publishError(build('a'), target, 'many')).toBe(
    'publish: KEEP is "many", which is not a number.\n',
  );
  expect(publishError(build('a'))).toBe(
    'publish: say what and where: deploy/publish BUILD TARGET [KEEP].\n',
  );
});
