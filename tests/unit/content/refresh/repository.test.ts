import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {aurora, common, openRepository} from '../../../../src/content/refresh/repository';
import {commitOn, commonFiles, git, temporaryFolder} from '../../support/gitRepositories';

const {folder, remove} = temporaryFolder();
afterAll(remove);

const place = (name: string) => path.join(folder, name);
const advice = 'give it a full clone of https://github.com/get-aurora-dev/common.';

test('a folder that is not a clone is refused in one sentence', async () => {
  mkdirSync(place('plain'));
  await expect(openRepository(place('plain'), common)).rejects.toThrow(
    `--common ${place('plain')} is not a git clone; ${advice}`,
  );
  await expect(openRepository(place('nowhere'), common)).rejects.toThrow(
    `--common ${place('nowhere')} is not a folder; ${advice}`,
  );
});

test('an empty clone, a shallow one and one of another repository are refused', async () => {
  mkdirSync(place('empty'));
  git(place('empty'), 'init', '--quiet');
  await expect(openRepository(place('empty'), common)).rejects.toThrow(
    `--common ${place('empty')} has no commit; ${advice}`,
  );
  commitOn('2026-01-01', place('full'), commonFiles);
  commitOn('2026-01-02', place('full'), {'README.md': 'A text.\n'});
  git(folder, 'clone', '--quiet', '--depth=1', `file://${place('full')}`, place('shallow'));
  await expect(openRepository(place('shallow'), common)).rejects.toThrow(
    `--common ${place('shallow')} is a shallow clone, which hides when things changed; ${advice}`,
  );
  await expect(openRepository(place('full'), aurora)).rejects.toThrow(
    `--aurora ${place('full')} is not a clone of ublue-os/aurora: it has no Justfile; give it a full clone of https://github.com/ublue-os/aurora.`,
  );
});

test('uncommitted changes are ignored', async () => {
  const repository = await openRepository(place('full'), common);
  expect(repository.source).toMatchObject({
    repository: 'get-aurora-dev/common',
    date: '2026-01-02',
  });
  const inside = await openRepository(path.join(place('full'), 'system_files'), common);
  expect(await inside.changes('system_files')).toEqual(await repository.changes('system_files'));
  expect(await repository.read('README.md')).toBe('A text.\n');
  expect(await repository.read('missing.md')).toBeUndefined();
  expect([...(await repository.changes('system_files')).values()]).toContain('2026-01-01');
});
