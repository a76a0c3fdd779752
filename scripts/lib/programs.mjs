import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * A program that tests can do without, with the packages of Debian that it comes in.
 *
 * @typedef {object} Program
 * @property {string} name
 * @property {string[]} packages
 * @property {() => string | undefined} missing says what is not there, in words that "is not
 *   installed" follows
 */

/**
 * @param {string} file
 * @returns {boolean}
 */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    // Folders count as executable, too.
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} name
 * @returns {string | undefined} the executable, also where a user's own PATH does not lead
 */
export function findProgram(name) {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

/**
 * Installs the programs that are missing, where that is permitted: as root on a system with apt-get,
 * as in a container of a continuous integration.
 *
 * @param {readonly Program[]} programs
 * @param {(command: string, parameters: string[]) => void} run runs an installer, quietly
 * @param {boolean} isPermitted
 * @returns {string} a sentence for each that is still missing; empty when all are there
 */
export function installPrograms(
  programs,
  run = (command, parameters) => void spawnSync(command, parameters, {stdio: 'ignore'}),
  isPermitted = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
) {
  const absent = programs.filter(({missing}) => missing() !== undefined);
  if (absent.length > 0 && isPermitted) {
    run('apt-get', ['update']);
    const packages = absent.flatMap((program) => program.packages);
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
