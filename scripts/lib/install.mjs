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

/**
 * Installs the packages of the lockfile, with npm's own progress, unless they are installed. Exits
 * if that fails.
 *
 * @param {string} command what to run again then
 */
export function installMissing(command) {
  const lockfile = readLockfile('package-lock.json');
  if (!lockfile || matchesLockfile(lockfile, readLockfile('node_modules/.package-lock.json'))) {
    return;
  }
  console.log('Installing what is missing (npm ci) …');
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      `The installation failed. Correct what npm says above, then run ${command} again.`,
    );
    process.exit(1);
  }
}
