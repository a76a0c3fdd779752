import {execFile} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'tests/e2e/search');

interface Row {
  sentence: string;
  /** Relative to the README. */
  file: string | undefined;
  /** With "…" for any text. */
  title: string;
}

/** Returns the rows of the README's tables, without headers. */
function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [sentence = '', link = '', title = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const isHead = sentence === 'Sentence' || /^-*$/.test(sentence);
    return isHead ? [] : [{sentence, file: /\]\((?<file>.+)\)$/.exec(link)?.groups?.file, title}];
  });
}

/** Titles of tests by file. */
type Titles = Map<string, string[]>;

/** A suite in the list of Playwright. */
interface Suite {
  file: string;
  specs: {title: string}[];
  suites?: Suite[];
}

const specsOf = ({specs, suites = []}: Suite): {title: string}[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Returns what a test runner lists as JSON. */
async function listOf(runner: string, ...parameters: string[]): Promise<unknown> {
  const {stdout} = await promisify(execFile)(
    path.join(root, 'node_modules/.bin', runner),
    parameters,
    {cwd: root, maxBuffer: 100_000_000},
  );
  return JSON.parse(stdout);
}

async function browserTests(files: string[]): Promise<Titles> {
  const list = await listOf('playwright', 'test', '--list', '--reporter=json', ...files);
  const {config, suites} = list as {config: {rootDir: string}; suites: Suite[]};
  return new Map(
    suites.map((suite) => [
      path.join(config.rootDir, suite.file),
      specsOf(suite).map(({title}) => title),
    ]),
  );
}

async function unitTests(files: string[]): Promise<Titles> {
  const list = await listOf('vitest', 'list', '--json', '--project', 'unit*', ...files);
  const tests = list as {file: string; name: string}[];
  return new Map(
    files.map((file) => [file, tests.flatMap((one) => (one.file === file ? [one.name] : []))]),
  );
}

/** Returns the tests in those files of the rows that exist, as their runners list them. */
async function titlesIn(rows: Row[]): Promise<Titles> {
  const files = [...new Set(rows.map(({file = ''}) => path.join(folder, file)))].filter(
    (file) => /\.(?:spec|test)\.tsx?$/.test(file) && existsSync(file),
  );
  const isBrowserTest = (file: string) => file.includes('.spec.');
  const lists = await Promise.all([
    browserTests(files.filter(isBrowserTest)),
    unitTests(files.filter((file) => !isBrowserTest(file))),
  ]);
  return new Map(lists.flatMap((titles) => [...titles]));
}

/** Returns whether a title, with or without that of its group before it, is the one in a row. */
function isTitle(title: string, wanted: string): boolean {
  const pattern = wanted
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+');
  return new RegExp(`(?:^| > )${pattern}$`, 's').test(title);
}

/** Returns a sentence for each row without an existing test. */
function problemsOf(rows: Row[], titles: Titles): string[] {
  return rows.flatMap(({sentence, file, title}) => {
    if (file === undefined || title === '') {
      return `"${sentence}" has no test: name its file, as a link, and its title.`;
    }
    const known = titles.get(path.join(folder, file));
    if (!known) {
      return `"${sentence}": there is no ${file}; name the file that has the test now.`;
    }
    return known.some((one) => isTitle(one, title))
      ? []
      : `"${sentence}": ${file} has no test "${title}"; name the one that proves the sentence now.`;
  });
}

const text = readFileSync(path.join(folder, 'README.md'), 'utf8');
const rows = rowsOf(text);
const titles = await titlesIn(rows);

test('each sentence of the specification about the search has a test', () => {
  expect(problemsOf(rows, titles)).toEqual([]);
});

test.each([2, 3, 4, 5, 7, 8, 9])('§%i of the specification has a table', (section) => {
  const part = text.split(/^## /m).find((each) => each.split('\n')[0]?.endsWith(`(§${section})`));
  expect(rowsOf(part ?? '').length).toBeGreaterThan(5);
});

test('a sentence without a test and a missing test are reported', () => {
  const table = `
| Sentence | File | Test |
| -------- | ---- | ---- |
| It opens | [opening](opening.spec.ts) | the search button opens the search |
| It reads | [snippets](snippets.spec.ts) | at … px, the snippet of a hit has … words |
| It sings | [opening](opening.spec.ts) | the search button opens the |
| It flies | [flying](flying.spec.ts) | it flies |
| It waits | [opening](opening.spec.ts) | |
| It walks | | the search button opens the search |
`;
  expect(problemsOf(rowsOf(table), titles)).toEqual([
    '"It sings": opening.spec.ts has no test "the search button opens the"; name the one that proves the sentence now.',
    '"It flies": there is no flying.spec.ts; name the file that has the test now.',
    '"It waits" has no test: name its file, as a link, and its title.',
    '"It walks" has no test: name its file, as a link, and its title.',
  ]);
});
