import {expect, test, vi} from 'vitest';
import {installPrograms, type Program} from '../../../../scripts/lib/programs.mjs';

/** A program that is there as soon as `isInstalled` says so. */
const program = (isInstalled: () => boolean): Program => ({
  name: 'caddy',
  packages: ['caddy', 'caddy-module'],
  missing: () => (isInstalled() ? undefined : 'a module of caddy'),
});

test('nothing is installed when all programs are there', () => {
  const run = vi.fn();
  expect(installPrograms([program(() => true)], run, true)).toBe('');
  expect(run).not.toHaveBeenCalled();
});

test('a missing program is installed where that is permitted', () => {
  let isInstalled = false;
  const run = vi.fn((_command: string, [action]: string[]) => {
    isInstalled ||= action === 'install';
  });
  expect(installPrograms([program(() => isInstalled)], run, true)).toBe('');
  expect(run).toHaveBeenLastCalledWith('apt-get', [
    'install',
    '--yes',
    '--no-install-recommends',
    'caddy',
    'caddy-module',
  ]);
});

const reason =
  'The tests of caddy are skipped: a module of caddy is not installed. On Debian: apt install caddy caddy-module';

test('where it is not permitted, the reason for skipping is said', () => {
  const run = vi.fn();
  expect(installPrograms([program(() => false)], run, false)).toBe(reason);
  expect(run).not.toHaveBeenCalled();
});

test('when the installation fails, the reason for skipping is said', () => {
  expect(installPrograms([program(() => false)], vi.fn(), true)).toBe(reason);
});
