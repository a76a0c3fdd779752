import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** Runs the check with a mock version of Node. */
function runIn(version: string) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      ...['--require', './tests/fixtures/node-version.cjs'],
      ...['--require', './scripts/require-node.cjs'],
      ...['--print', '"started"'],
    ],
    {cwd: root, encoding: 'utf8', env: {FIXTURE_NODE_VERSION: version}},
  );
  return {status, stdout, stderr};
}

test.each(['8.17.0', '18.0.0', '20.18.3'])('Node %s is refused with one sentence', (version) => {
  expect(runIn(version)).toEqual({
    status: 1,
    stdout: '',
    stderr: `The documentation needs Node 20.19.0 or newer, and this is Node ${version}. Install a newer one from https://nodejs.org and try again.\n`,
  });
});

test.each([process.versions.node, '20.19.0', '20.20.1', '22.0.0', '100.1.0'])(
  'Node %s is let through',
  (version) => {
    expect(runIn(version)).toEqual({status: 0, stdout: 'started\n', stderr: ''});
  },
);
