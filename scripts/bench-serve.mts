/** `npm run bench:serve`: how much of the finished site one nginx serves on this machine. */
import {mkdtempSync, readdirSync, rmSync, symlinkSync, existsSync, chmodSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from './lib/install.mjs';
import {drive, type Load} from './lib/load.mts';
import {runWebServer} from './lib/run-web-server.mts';
import {webServers} from './lib/web-servers.mjs';

const usage = 'npm run bench:serve -- [--requests 20000] [--connections 50]';

/** Reads the options. Throws one sentence when they are wrong. */
function readOptions(): {requests: number; connections: number} {
  const {values} = parseArgs({
    options: {
      requests: {type: 'string', default: '20000'},
      connections: {type: 'string', default: '50'},
    },
  });
  const [requests, connections] = [values.requests, values.connections].map(Number);
  if (!(Number(requests) >= 1 && Number(connections) >= 1)) {
    throw new Error('--requests and --connections are numbers from 1 on');
  }
  return {requests: Number(requests), connections: Number(connections)};
}

/** Serves build/ with nginx, asks for one thing after the other, and prints a line each. */
async function main(): Promise<void> {
  const {requests, connections} = readOptions();
  const build = path.join(root, 'build');
  if (!existsSync(path.join(build, 'index.html.br'))) {
    throw new Error('build/index.html.br is missing; run npm run build.');
  }
  const missing = webServers.find(({name}) => name === 'nginx')?.missing();
  if (missing !== undefined) {
    throw new Error(`${missing} is not installed; npm test says how to get it.`);
  }
  const script = readdirSync(path.join(build, 'assets/js')).find((file) =>
    /^main\..+\.js$/.test(file),
  );
  const loads: Load[] = [
    {name: 'a page, brotli', path: '/guides/vpn', encoding: 'br', status: 200},
    {name: 'a page, not compressed', path: '/guides/vpn', encoding: 'identity', status: 200},
    {name: 'the main script, brotli', path: `/assets/js/${script}`, encoding: 'br', status: 200},
    {name: 'nothing (404), brotli', path: '/nowhere', encoding: 'br', status: 404},
  ];
  // nginx finds the site by a path that everybody may read.
  const folder = mkdtempSync(path.join(tmpdir(), 'aurora-docs-bench-'));
  chmodSync(folder, 0o755);
  symlinkSync(build, path.join(folder, 'current'));
  const server = await runWebServer('nginx', path.join(folder, 'current'));
  try {
    console.log(
      `nginx, ${availableParallelism()} cores shared with the client; ${requests} requests each by ${connections} connections.\n`,
    );
    const rows = [];
    for (const load of loads) {
      const result = await drive(server.origin, load, {requests, connections});
      rows.push(result);
      if (result.errors > 0) {
        process.exitCode = 1;
      }
    }
    console.table(rows);
    if (process.exitCode === 1) {
      console.error('Some requests failed: there must be no errors.');
    }
  } finally {
    await server.stop();
    rmSync(folder, {recursive: true});
  }
}

try {
  await main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
  process.exitCode = 1;
}
