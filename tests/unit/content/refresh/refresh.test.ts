import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {refresh} from '../../../../src/content/refresh/refresh';
import {
  auroraFiles,
  commitOn,
  commonFiles,
  git,
  temporaryFolder,
  writeFiles,
} from '../../support/gitRepositories';

const {folder, remove} = temporaryFolder();
const [common, aurora] = [path.join(folder, 'common'), path.join(folder, 'aurora')];
const data = path.join(folder, 'data');
const system = 'system_files/shared/usr/share/ublue-os/just/system.just';
const source = {repository: 'a/b', commit: '0'.repeat(40), date: '2026-01-01'};

const emptySnapshot = {
  'ujust.json': {source, recipes: [], private: []},
  'images.json': {
    source,
    registry: 'ghcr.io/ublue-os',
    images: [],
    streams: [],
    retention: {days: 1, keepTagged: 1, cron: ''},
  },
  'files.json': {sources: [], files: [], units: []},
  'brewfiles.json': {source, brewfiles: []},
  'os-links.json': {sources: [], links: []},
  'retired.json': [
    {name: 'stable-daily', kind: 'stream', since: null, instead: 'stable', source: 'a post'},
  ],
};

function run() {
  return refresh({common, aurora, data, root: folder, progress: () => undefined});
}

function readJson(name: string) {
  return JSON.parse(readFileSync(path.join(data, name), 'utf8')) as Record<string, unknown>;
}

/** Returns the text of each file of the snapshot. */
function texts() {
  return readdirSync(data).map((name) => readFileSync(path.join(data, name), 'utf8'));
}

beforeAll(() => {
  commitOn('2026-01-01', common, commonFiles);
  commitOn('2026-02-02', common, {
    [system]: commonFiles[system]?.replace('hello {{', 'hello -v {{'),
  });
  commitOn('2026-03-03', common, {'system_files/shared/usr/bin/hello': 'echo good day\n'});
  const [before, script] = ['build_files/clean.sh', 'build_scripts/base/17-cleanup.sh'] as const;
  const {[script]: cleanup, ...others} = auroraFiles;
  commitOn('2026-01-05', aurora, {...others, [before]: cleanup});
  commitOn('2026-02-06', aurora, {[before]: undefined, [script]: `# A comment\n${cleanup}`});
  const json = Object.entries(emptySnapshot).map(([name, value]) => [name, JSON.stringify(value)]);
  writeFiles(data, Object.fromEntries(json) as Record<string, string>);
  writeFiles(folder, {
    'docs/page.md': "---\nverified: {date: '2026-01-01'}\n---\n\nRun `ujust greet`.\n",
  });
});

afterAll(remove);

test('a snapshot has the facts of the clones and when they changed', async () => {
  const lines = await run();
  expect(lines).toContain('added: recipe greet');
  expect(lines[lines.indexOf('added: recipe greet') + 1]).toBe('  docs/page.md:5');
  const {recipes, private: hidden} = readJson('ujust.json');
  expect(hidden).toEqual(['_default']);
  expect(recipes).toMatchObject([
    {
      name: 'greet',
      parameters: [{name: 'name', default: 'you'}],
      group: null,
      runs: ['/usr/bin/hello'],
      // The script that it runs changed after the recipe.
      changed: '2026-03-03',
    },
    {
      name: 'update',
      aliases: ['upgrade'],
      group: 'System',
      doc: 'Update everything',
      file: system,
      runs: [],
      changed: '2026-01-01',
    },
  ]);
  expect(readJson('images.json')).toMatchObject({
    images: [
      {name: 'aurora', nvidia: false, changed: '2026-01-05'},
      {name: 'aurora-nvidia-open', nvidia: true},
    ],
    streams: [
      {
        name: 'stable',
        kernel: 'coreos-stable',
        branch: 'stable-f44',
        built: {on: 'schedule', cron: '0 1 * * TUE'},
        tags: ['stable', 'stable-44.YYYYMMDD.N'],
        legacyTags: ['stable-daily'],
      },
      {
        name: 'latest',
        kernel: 'main',
        built: {on: 'push'},
        tags: ['latest', 'latest-44.YYYYMMDD.N', '44-YYYYMMDD'],
        legacyTags: [],
      },
    ],
    retention: {days: 90, keepTagged: 7},
  });
  expect(readJson('files.json')).toMatchObject({
    files: [
      {path: '/etc/docker.conf', images: 'dx'},
      {path: '/usr/bin/hello', kind: 'command', images: 'all', changed: '2026-03-03'},
      {path: '/usr/share/applications/dev.getaurora.documentation.desktop'},
      {
        path: '/usr/share/info.json',
        from: 'build_scripts/base/17-cleanup.sh',
        // The script was moved later, and changed elsewhere.
        changed: '2026-01-05',
      },
      {path: '/usr/share/ublue-os/homebrew/cli.Brewfile'},
      {path: '/usr/share/ublue-os/just/00-entry.just'},
      {path: '/usr/share/ublue-os/just/system.just', changed: '2026-02-02'},
    ],
    units: [
      {name: 'uupd.timer', scope: 'system', state: 'enabled', streams: null, changed: '2026-01-05'},
      {name: 'zfs.timer', streams: ['stable']},
      {name: 'code.service', scope: 'user', images: 'dx'},
    ],
  });
  expect(readJson('brewfiles.json')).toMatchObject({
    brewfiles: [
      {
        entries: [
          {kind: 'tap', name: 'a/b'},
          {kind: 'brew', name: 'bat'},
        ],
      },
    ],
  });
  expect(readJson('os-links.json')).toMatchObject({
    links: [{path: '/guides/basic-usage/', anchor: 'using-ujust', uses: [{installed: true}]}],
  });
});

test('a second run changes nothing, also from a bare clone', async () => {
  const before = texts();
  expect(await run()).toEqual([]);
  const bare = path.join(folder, 'bare');
  git(folder, 'clone', '--quiet', '--bare', common, bare);
  const options = {common: bare, aurora, data, root: folder, progress: () => undefined};
  expect(await refresh(options)).toEqual([]);
  expect(texts()).toEqual(before);
});

test('changes are reported with the pages that mention them', async () => {
  const text = commonFiles[system]?.replace('greet name="you":', 'wave name="you":');
  commitOn('2026-04-04', common, {
    [system]: text?.replace('rpm-ostree upgrade', 'bootc upgrade'),
    'system_files/dx/etc/docker.conf': undefined,
  });
  expect(await run()).toEqual([
    'changed: recipe update (on 2026-04-04)',
    'added: recipe wave',
    'changed: file /usr/share/ublue-os/just/system.just (on 2026-04-04)',
    'removed: recipe greet',
    '  docs/page.md:5',
    'removed: file /etc/docker.conf',
  ]);
});

test.each([
  [
    'a justfile that does not parse',
    common,
    {[system]: 'update:\n    true\nbroken broken\n'},
    /^system_files\/shared\/usr\/share\/ublue-os\/just of get-aurora-dev\/common does not parse: .* \(system\.just:3\); fix it at the source first\.$/,
  ],
  [
    'a Brewfile that is a program',
    common,
    {
      [system]: commonFiles[system],
      'system_files/shared/usr/share/ublue-os/homebrew/cli.Brewfile': 'if true\n',
    },
    /cli\.Brewfile of get-aurora-dev\/common, line 1, is not a plain Brewfile entry: if true;/,
  ],
  [
    'an image that is not cleaned up after',
    aurora,
    {
      '.github/workflows/clean.yml': auroraFiles['.github/workflows/clean.yml']?.replace(
        ',aurora-nvidia-open',
        '',
      ),
    },
    /clean\.yml of ublue-os\/aurora does not list aurora-nvidia-open, which its Justfile builds;/,
  ],
])(
  '%s is reported in one sentence, and the snapshot does not change',
  async (_what, clone, files, message) => {
    const before = texts();
    commitOn('2026-05-05', clone, files);
    await expect(run()).rejects.toThrow(message);
    expect(texts()).toEqual(before);
  },
);
