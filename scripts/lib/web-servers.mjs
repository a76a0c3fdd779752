import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';

/**
 * The web servers that deploy/ has files for, with the packages of Debian that they come in.
 *
 * @type {{name: 'nginx' | 'caddy', packages: string[], missing: () => string | undefined}[]}
 *   `missing` says what is not there, in words that follow "… needs"
 */
export const webServers = [
  {
    name: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    missing: () => {
      const nginx = findServer('nginx');
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
    missing: () => (findServer('caddy') === undefined ? 'caddy' : undefined),
  },
];

/**
 * @param {string} name
 * @returns {string | undefined} the executable, also where a user's own PATH does not lead
 */
export function findServer(name) {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  return folders
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** @param {string} nginx */
function modulesFolder(nginx) {
  const {stderr} = spawnSync(nginx, ['-V'], {encoding: 'utf8'});
  return /--modules-path=(?<folder>\S+)/.exec(stderr)?.groups?.folder ?? '';
}

/**
 * Installs the web servers that are missing, where that is permitted: as root on a system with
 * apt-get, as in a container of a continuous integration.
 *
 * @param {(command: string, parameters: string[]) => void} run runs an installer, quietly
 * @param {typeof webServers} servers
 * @param {boolean} isPermitted
 * @returns {string} a sentence for each that is still missing; empty when all are there
 */
export function installWebServers(
  run = (command, parameters) => void spawnSync(command, parameters, {stdio: 'ignore'}),
  servers = webServers,
  isPermitted = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
) {
  const absent = servers.filter(({missing}) => missing() !== undefined);
  if (absent.length > 0 && isPermitted) {
    run('apt-get', ['update']);
    const packages = absent.flatMap((server) => server.packages);
    run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages]);
  }
  return absent
    .filter(({missing}) => missing() !== undefined)
    .map(
      ({name, packages, missing}) =>
        `The tests of ${name} are skipped: ${missing() ?? name} is not installed. On Debian: apt install ${packages.join(' ')}`,
    )
    .join('\n');
}
