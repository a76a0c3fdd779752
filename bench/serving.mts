/** `npm run bench:serve`: how many requests one nginx handles on this machine. */
import {mkdtempSync, readdirSync, rmSync, symlinkSync, existsSync, chmodSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from '../scripts/lib/install.mjs';
import {runLoad, type Load, type LoadOptions} from './serving/load.mts';
import {runWebServer} from '../scripts/lib/run-web-server.mts';
import {findProgram} from '../scripts/lib/programs.mjs';
import {webServers} from '../scripts/lib/web-servers.mjs';

const usage = 'npm run bench:serve -- [--seconds 5] [--connections 50]';

/** @throws Error with one sentence if an option is invalid */
function readOptions(): LoadOptions {
  const {values} = parseArgs({
    options: {
      seconds: {type: 'string', default: '5'},
      connections: {type: 'string', default: '50'},
    },
  });
  const invalid = Object.entries(values).find(([, value]) => !/^[1-9]\d*$/.test(value));
  if (invalid) {
    throw new Error(`--${invalid[0]} takes whole numbers above 0, not "${invalid[1]}".`);
  }
  return {
    seconds: Number(values.seconds),
    connections: Number(values.connections),
  };
}

async function main(): Promise<void> {
  const options = readOptions();
  const build = path.join(root, 'build');
  if (!existsSync(path.join(build, 'index.html.br'))) {
    throw new Error('build/index.html.br is missing; run npm run build.');
  }
  const missing =
    webServers.find(({name}) => name === 'nginx')?.missing() ??
    (findProgram('wrk') === undefined ? 'wrk' : undefined);
  if (missing !== undefined) {
    throw new Error(
      `${missing} is not installed. On Debian: apt install nginx libnginx-mod-http-brotli-static wrk`,
    );
  }
  const script = readdirSync(path.join(build, 'assets/js')).find((file) =>
    /^main\..+\.js$/.test(file),
  );
  const loads: Load[] = [
    {name: 'a page, brotli', path: '/guides/vpn', encoding: 'br'},
    {name: 'a page, not compressed', path: '/guides/vpn', encoding: 'identity'},
    {name: 'the main script, brotli', path: `/assets/js/${script}`, encoding: 'br'},
    {name: 'a missing page, brotli', path: '/nowhere', encoding: 'br', isMissing: true},
  ];
  // nginx runs as another user, who may not be allowed to read the path of the repository.
  const folder = mkdtempSync(path.join(tmpdir(), 'aurora-docs-bench-'));
  chmodSync(folder, 0o755);
  symlinkSync(build, path.join(folder, 'current'));
  const server = await runWebServer('nginx', path.join(folder, 'current'));
  try {
    console.log(
      `nginx on ${availableParallelism()} cores, shared with wrk; ${options.connections} connections; ${options.seconds} s each.\n`,
    );
    const rows = [];
    for (const load of loads) {
      const result = await runLoad(server.origin, load, options);
      rows.push(result);
      if (result.errors > 0) {
        process.exitCode = 1;
      }
    }
    console.table(rows);
    if (process.exitCode === 1) {
      console.error('Some requests failed.');
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
