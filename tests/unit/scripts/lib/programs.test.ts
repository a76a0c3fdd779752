import {expect, test, vi} from 'vitest';
import {installPrograms, type Program} from '../../../../scripts/lib/programs.mjs';

/** Returns a program that exists once `isInstalled` returns true. */
const program = (isInstalled: () => boolean): Program => ({
  name: 'caddy',
  packages: ['caddy', 'caddy-module'],
  missing: () => (isInstalled() ? undefined : 'a module of caddy'),
});

test('nothing is installed if all programs exist', () => {
  const run = vi.fn();
  expect(installPrograms([program(() => true)], run, true)).toBe('');
  expect(run).not.toHaveBeenCalled();
});

test('a missing program is installed if that is allowed', () => {
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

test('if it is not allowed, the reason for skipping is returned', () => {
  const run = vi.fn();
  expect(installPrograms([program(() => false)], run, false)).toBe(reason);
  expect(run).not.toHaveBeenCalled();
});

test('if the installation fails, the reason for skipping is returned', () => {
  expect(installPrograms([program(() => false)], vi.fn(), true)).toBe(reason);
});
