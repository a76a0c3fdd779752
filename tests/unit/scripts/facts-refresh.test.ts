import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {commitOn, temporaryFolder} from '../support/gitRepositories';

const root = path.resolve(import.meta.dirname, '../../..');
const usage = 'write: npm run facts:refresh -- --common DIR --aurora DIR';
const {folder, remove} = temporaryFolder();

beforeAll(() => commitOn('2026-01-01', path.join(folder, 'other'), {'README.md': 'A text.\n'}));

afterAll(remove);

/** Runs the command. `{}` in its options is replaced with a temporary folder. */
function run(...options: string[]) {
  const {status, stdout, stderr} = spawnSync(
    path.join(root, 'node_modules/.bin/tsx'),
    ['scripts/facts-refresh.mts', ...options.map((option) => option.replace('{}', folder))],
    {cwd: root, encoding: 'utf8'},
  );
  return {status, stdout, stderr: stderr.replaceAll(folder, '{}')};
}

test.each([
  [[], `Give --common and --aurora as well; ${usage}`],
  [
    ['--common', '{}/other', '--aurora', '{}/other'],
    '--common {}/other is not a clone of get-aurora-dev/common: it has no system_files/shared/usr/share/ublue-os/just/00-entry.just; give it a full clone of https://github.com/get-aurora-dev/common.',
  ],
])('facts:refresh %j fails with one sentence and exit code 1', (options, sentence) => {
  expect(run(...options)).toEqual({status: 1, stdout: '', stderr: `${sentence}\n`});
});
