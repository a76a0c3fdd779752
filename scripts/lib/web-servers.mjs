import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {findProgram} from './programs.mjs';

/**
 * The web servers that deploy/ has files for.
 *
 * @type {(import('./programs.mjs').Program & {name: 'nginx' | 'caddy'})[]}
 */
export const webServers = [
  {
    name: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    missing: () => {
      const nginx = findProgram('nginx');
      if (nginx === undefined) {
        return 'nginx';
      }
      return existsSync(path.join(modulesFolder(nginx), 'ngx_http_brotli_static_module.so'))
        ? undefined
        : 'the brotli_static module of nginx';
    },
  },
  {
    name: 'caddy',
    packages: ['caddy'],
    missing: () => (findProgram('caddy') === undefined ? 'caddy' : undefined),
  },
];

/** @param {string} nginx */
function modulesFolder(nginx) {
  const {stderr} = spawnSync(nginx, ['-V'], {encoding: 'utf8'});
  return /--modules-path=(?<folder>\S+)/.exec(stderr)?.groups?.folder ?? '';
}
