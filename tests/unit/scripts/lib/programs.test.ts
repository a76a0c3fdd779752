import {expect, test, vi} from 'vitest';
import {installWebServers, type webServers} from '../../../../scripts/lib/web-servers.mjs';

/** A server that is there as soon as `isInstalled` says so. */
const server = (isInstalled: () => boolean): (typeof webServers)[number] => ({
  name: 'caddy',
  packages: ['caddy', 'caddy-module'],
  missing: () => (isInstalled() ? undefined : 'a module of caddy'),
});

test('nothing is installed when all servers are there', () => {
  const run = vi.fn();
  expect(installWebServers(run, [server(() => true)], true)).toBe('');
  expect(run).not.toHaveBeenCalled();
});

test('a missing server is installed where that is permitted', () => {
  let isInstalled = false;
  const run = vi.fn((_command: string, [action]: string[]) => {
    isInstalled ||= action === 'install';
  });
  expect(installWebServers(run, [server(() => isInstalled)], true)).toBe('');
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
  expect(installWebServers(run, [server(() => false)], false)).toBe(reason);
  expect(run).not.toHaveBeenCalled();
});

test('when the installation fails, the reason for skipping is said', () => {
  expect(installWebServers(vi.fn(), [server(() => false)], true)).toBe(reason);
});
