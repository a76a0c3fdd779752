import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from './install.mjs';
import {findProgram} from './programs.mjs';
import {freePort} from './serve.mjs';
import type {webServers} from './web-servers.mjs';

export type ServerName = (typeof webServers)[number]['name'];

/** A change of one file of deploy/, path from there. */
export interface ConfigChange {
  file: string;
  from: string;
  to: string;
}

export interface WebServer {
  /** For example `http://127.0.0.1:41234`. */
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** The user who owns no files, on Debian and most other systems. */
const nobody = 65534;

/** How often a server may find its port taken by another program since it was seen free. */
const attempts = 5;

/**
 * Runs nginx or Caddy with the files of deploy/ on a free port of this machine. It can write to no
 * folder but one for temporary files; started by root, it runs as nobody.
 *
 * @param site the folder to serve, readable to everybody
 * @param changes to the files of deploy/ before it starts
 * @throws Error with the server's own words when it does not start
 */
export async function runWebServer(
  name: ServerName,
  site: string,
  changes: readonly ConfigChange[] = [],
): Promise<WebServer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnFreePort(name, site, changes);
    } catch (error) {
      if (attempt === attempts || !/address already in use/i.test(String(error))) {
        throw error;
      }
    }
  }
}

async function runOnFreePort(
  name: ServerName,
  site: string,
  changes: readonly ConfigChange[],
): Promise<WebServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aurora-docs-server-'));
  const deploy = path.join(folder, 'deploy');
  const temporary = path.join(folder, 'tmp');
  await cp(path.join(root, 'deploy'), deploy, {recursive: true});
  await mkdir(temporary);
  await chmod(folder, 0o755);
  await chmod(temporary, 0o777);
  for (const change of changes) {
    await replace(path.join(deploy, change.file), change.from, change.to);
  }
  const port = await freePort();
  if (name === 'nginx') {
    const file = path.join(deploy, 'nginx/nginx.conf');
    await replace(file, 'listen 8080', `listen 127.0.0.1:${port}`);
    await replace(file, 'listen [::]:8080;', '');
    await replace(file, '/tmp/', `${temporary}/`);
    await replace(file, '/srv/aurora-docs/current', site);
  }
  const {command, parameters} = commands[name](deploy);
  const child = spawn(command, parameters, {
    env: {
      PATH: process.env.PATH,
      HOME: temporary,
      SITE_ADDRESS: `:${port}`,
      SITE_ROOT: site,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(process.getuid?.() === 0 && {uid: nobody, gid: nobody}),
  });
  let output = '';
  child.stderr.on('data', (data) => (output += String(data)));
  const exit = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await exit;
    }
    await rm(folder, {recursive: true, force: true});
  };
  if (!(await listens(child, port))) {
    await stop();
    throw new Error(`${name} did not start:\n${output}`);
  }
  return {origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop};
}

const commands: Record<ServerName, (deploy: string) => {command: string; parameters: string[]}> = {
  nginx: (deploy) => ({
    command: findProgram('nginx') ?? 'nginx',
    // Until it has read its own configuration, nginx logs to where -e says.
    parameters: ['-e', 'stderr', '-c', path.join(deploy, 'nginx/nginx.conf'), '-g', 'daemon off;'],
  }),
  caddy: (deploy) => ({
    command: findProgram('caddy') ?? 'caddy',
    parameters: ['run', '--config', path.join(deploy, 'caddy/Caddyfile'), '--adapter', 'caddyfile'],
  }),
};

/** Replaces all occurrences of a text, and fails if there are none. */
async function replace(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) {
    throw new Error(`${file}: does not hold ${JSON.stringify(from)}, which is to be replaced.`);
  }
  await writeFile(file, text.replaceAll(from, to));
}

/** Waits until a server accepts connections. Resolves to false if it has exited instead. */
async function listens(child: ChildProcess, port: number): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
