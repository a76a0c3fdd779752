import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {matchesLockfile} from './lockfile.mjs';

export const root = path.resolve(import.meta.dirname, '../..');

/**
 * @param {string} file path from the root of the repository
 * @returns {import('./lockfile.mjs').Lockfile | undefined} undefined when there is no such file
 */
function readLockfile(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/** @returns {boolean} whether `npm ci` has something to do */
export function needsInstall() {
  const lockfile = readLockfile('package-lock.json');
  return (
    lockfile !== undefined &&
    !matchesLockfile(lockfile, readLockfile('node_modules/.package-lock.json'))
  );
}

/**
 * Runs `npm ci` with its own progress on the terminal.
 *
 * @returns {boolean} whether it succeeded
 */
export function install() {
  return (
    spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }).status === 0
  );
}
