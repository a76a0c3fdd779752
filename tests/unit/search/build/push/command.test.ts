import {execaNode} from 'execa';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, expect, test} from 'vitest';
import {
  createApplication,
  emptyIndex,
  type Application,
} from '../../../../fixtures/algolia/application';
import {startHost, type AlgoliaHost, type Script} from '../../../../fixtures/algolia/server';
import {recordsOfPage} from '../../../support/records';

const root = path.resolve(import.meta.dirname, '../../../../..');
const adminKey = 'aaaa1111bbbb2222';
const appId = 'APPLICATION1';
const records = recordsOfPage('Some text.\n\n## Heading\n\nMore.');

let folder = '';
let recordsFile = '';
let application: Application;
let host: AlgoliaHost;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-push-'));
  recordsFile = path.join(folder, 'records.json');
  await writeFile(recordsFile, JSON.stringify(records));
});

afterAll(() => rm(folder, {recursive: true}));

beforeEach(async () => {
  application = createApplication(adminKey, {docs: emptyIndex()});
  host = await startHost(application.script);
});

afterEach(() => host.close());

const start = (args: string[], environment: Record<string, string> = {}) =>
  execaNode('scripts/search-push.mts', args, {
    cwd: root,
    nodeOptions: ['--import', 'tsx'],
    reject: false,
    all: true,
    env: {
      ALGOLIA_APP_ID: appId,
      ALGOLIA_ADMIN_API_KEY: adminKey,
      ALGOLIA_INDEX_NAME: 'docs',
      ALGOLIA_HOSTS: host.name,
      ...environment,
    },
  });

/** Runs the command, whose output must not contain credentials. */
async function run(args: string[], environment?: Record<string, string>) {
  const {exitCode, stdout, stderr, all} = await start(args, environment);
  expect(all).not.toContain(adminKey);
  expect(all).not.toContain(appId);
  return {exitCode, stdout, stderr};
}

test('replaces the index, and prints what it contains', async () => {
  const {exitCode, stdout, stderr} = await run(['--records', recordsFile]);
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    new RegExp(
      `^The index "docs" now has ${records.length} records and \\d+ groups of synonyms\\.$`,
    ),
  );
  expect(exitCode).toBe(0);
  expect([...(application.indices.get('docs')?.records.values() ?? [])]).toEqual(records);
});

test('shows the step and a progress bar on a terminal', async () => {
  const terminal = `data:text/javascript,${encodeURIComponent('process.stderr.isTTY = true')}`;
  const {exitCode, stdout, stderr} = await run(['--records', recordsFile], {
    NODE_OPTIONS: `--import=${terminal}`,
  });
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^The index "docs" now has/);
  const {length} = records;
  const drawn = stderr.match(/[A-Z][a-z]+ [=-]+ \d+ of \d+ records, \d+s/g);
  expect(drawn?.at(0)).toMatch(new RegExp(`^Sending -+ 0 of ${length} `));
  expect(drawn?.at(-1)).toMatch(new RegExp(`^Replacing =+ ${length} of ${length} `));
});

test('a dry run prints what it would send, and sends nothing', async () => {
  const {exitCode, stdout} = await run(['--dry-run', '--records', recordsFile]);
  expect(stdout).toMatch(new RegExp(`^Dry run, nothing is sent\\.\n${records.length} records, `));
  expect(stdout).toContain('"attributeForDistinct": "url"');
  expect(exitCode).toBe(0);
  expect(host.received).toEqual([]);
});

test('a dry run needs no credentials', async () => {
  const none = {ALGOLIA_APP_ID: '', ALGOLIA_ADMIN_API_KEY: '', ALGOLIA_INDEX_NAME: ''};
  expect((await start(['--dry-run', '--records', recordsFile], none)).exitCode).toBe(0);
});

test('a failure is one sentence without credentials', async () => {
  host.script = (request) =>
    request.path.endsWith('/batch') && request.method === 'POST'
      ? {status: 403, json: {message: `Key ${adminKey} of ${appId} may not write`, status: 403}}
      : application.script(request);
  const {exitCode, stdout, stderr} = await run(['--records', recordsFile]);
  expect([exitCode, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^The index "docs" is unchanged: the service refuses the key \(403: Key \*\*\* of \*\*\* may not write\); check .*\.$/,
  );
  expect([...application.indices.keys()]).toEqual(['docs']);
});

test.each<[string, string[], Record<string, string>, RegExp]>([
  [
    'a missing key',
    [],
    {ALGOLIA_ADMIN_API_KEY: ''},
    /^Set ALGOLIA_ADMIN_API_KEY in the environment/,
  ],
  [
    'a site for escaped texts',
    [],
    {ALGOLIA_ESCAPED: 'true'},
    /^ALGOLIA_ESCAPED is true, but a push sends unescaped texts\. Unset it here, /,
  ],
  [
    'a host with a scheme',
    [],
    {ALGOLIA_HOSTS: 'https://search.example.org'},
    /^ALGOLIA_HOSTS names "https:\/\/search\.example\.org", .* without a scheme or a path, /,
  ],
  ['an unknown option', ['--force'], {}, /^Unknown option '--force'/],
])('%s is a usage error', async (_what, args, environment, message) => {
  const {exitCode, stderr} = await run([...args, '--records', recordsFile], environment);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(message);
  expect(stderr).toMatch(/\nUsage: npm run search:push \[-- --dry-run --records FILE\]$/);
  expect(host.received).toEqual([]);
});

test.each([
  ['none.json', undefined, 'there is no such file'],
  ['broken.json', '[{', 'this is not JSON'],
  ['other.json', '[{"name": "x"}]', 'this is not a list of search records'],
])('%s is not a file of records', async (name, text, why) => {
  const file = path.join(folder, name);
  if (text !== undefined) {
    await writeFile(file, text);
  }
  const {exitCode, stderr} = await run(['--records', file]);
  expect(exitCode).toBe(1);
  expect(stderr).toBe(
    `${file}: ${why}; name a records.json that a build has written, or leave --records out.`,
  );
  expect(host.received).toEqual([]);
});

/**
 * Starts a push whose tasks never end.
 *
 * @param onDelete responds to the deletion of the temporary index
 */
function startEndless(onDelete: Script) {
  const received = {task: () => {}, deletion: () => {}};
  const waiting = new Promise<void>((resolve) => (received.task = resolve));
  const deleting = new Promise<void>((resolve) => (received.deletion = resolve));
  application.slowness = Infinity;
  host.script = (request) => {
    if (request.method === 'DELETE') {
      received.deletion();
      return onDelete(request);
    }
    if (request.path.includes('/task/')) {
      received.task();
    }
    return application.script(request);
  };
  return {command: start(['--records', recordsFile]), waiting, deleting};
}

test('Ctrl+C leaves no temporary index behind', async () => {
  const {command, waiting} = startEndless((request) => {
    application.slowness = 0;
    return application.script(request);
  });
  await waiting;
  command.kill('SIGINT');
  const {exitCode, stderr} = await command;
  expect(stderr).toBe('The index "docs" is unchanged: the push was interrupted.');
  expect(exitCode).toBe(1);
  expect([...application.indices.keys()]).toEqual(['docs']);
});

test('a second Ctrl+C stops immediately, and names the temporary index', async () => {
  const {command, waiting, deleting} = startEndless(() => ({isSilent: true}));
  await waiting;
  command.kill('SIGINT');
  await deleting;
  command.kill('SIGINT');
  const {exitCode, stderr} = await command;
  expect(stderr).toMatch(
    /^Stopped\. The temporary index "docs_tmp_\w+" may be left; delete it by hand\.$/,
  );
  expect(exitCode).toBe(1);
});
