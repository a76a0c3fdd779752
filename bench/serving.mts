/** `npm run bench:serve`: how much of the finished site one nginx serves on this machine. */
import {mkdtempSync, readdirSync, rmSync, symlinkSync, existsSync, chmodSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from '../scripts/lib/install.mjs';
import {drive, type Bounds, type Load} from './serving/load.mts';
import {runWebServer} from '../scripts/lib/run-web-server.mts';
import {findProgram} from '../scripts/lib/programs.mjs';
import {webServers} from '../scripts/lib/web-servers.mjs';

const usage = 'npm run bench:serve -- [--seconds 5] [--connections 50]';

/** Reads the options. Throws one sentence when they are wrong. */
function readOptions(): Bounds {
  const {values} = parseArgs({
    options: {
      seconds: {type: 'string', default: '5'},
      connections: {type: 'string', default: '50'},
    },
  });
  const wrong = Object.entries(values).find(([, value]) => !/^[1-9]\d*$/.test(value));
  if (wrong) {
    throw new Error(`--${wrong[0]} is "${wrong[1]}", which is not a number from 1 on.`);
  }
  return {
    seconds: Number(values.seconds),
    connections: Number(values.connections),
  };
}

/** Serves build/ with nginx, asks for one thing after the other, and prints a line each. */
async function main(): Promise<void> {
  const bounds = readOptions();
  const build = path.join(root, 'build');
  if (!existsSync(path.join(build, 'index.html.br'))) {
    throw new Error('build/index.html.br is missing; run npm run build.');
  }
  const missing =
    webServers.find(({name}) => name === 'nginx')?.missing() ??
    (findProgram('wrk') === undefined ? 'wrk' : undefined);
  if (missing !== undefined) {
    throw new Error(
      `It needs ${missing}. On Debian: apt install nginx libnginx-mod-http-brotli-static wrk`,
    );
  }
  const script = readdirSync(path.join(build, 'assets/js')).find((file) =>
    /^main\..+\.js$/.test(file),
  );
  const loads: Load[] = [
    {name: 'a page, brotli', path: '/guides/vpn', encoding: 'br'},
    {name: 'a page, not compressed', path: '/guides/vpn', encoding: 'identity'},
    {name: 'the main script, brotli', path: `/assets/js/${script}`, encoding: 'br'},
    {name: 'nothing (404), brotli', path: '/nowhere', encoding: 'br', isMissing: true},
  ];
  // nginx finds the site by a path that everybody may read.
  const folder = mkdtempSync(path.join(tmpdir(), 'aurora-docs-bench-'));
  chmodSync(folder, 0o755);
  symlinkSync(build, path.join(folder, 'current'));
  const server = await runWebServer('nginx', path.join(folder, 'current'));
  try {
    console.log(
      `nginx on ${availableParallelism()} cores shared with wrk; ${bounds.connections} connections; ${bounds.seconds} s each.\n`,
    );
    const rows = [];
    for (const load of loads) {
      const result = await drive(server.origin, load, bounds);
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
