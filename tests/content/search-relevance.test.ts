// cspell:words changehostname
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {builtBackground, builtRecords} from '../../scripts/lib/records.mjs';
import {createEngine, type SearchEngine} from '../../src/search/embedded/engine';
import {evaluate, shownFor, type Report} from '../../src/search/evaluation/evaluate';
import {parseQueries, type JudgedQuery} from '../../src/search/evaluation/queries';
import {reportLines} from '../../src/search/evaluation/report';
import {deserializeRecords, type SerializedPages} from '../../src/search/core/serialize';
import {fromRoot} from './lib/paths';

function queriesIn(name: string): JudgedQuery[] {
  const file = `tests/fixtures/search-eval/${name}.json`;
  return parseQueries(readFileSync(fromRoot(file), 'utf8'), file);
}

const queries = queriesIn('queries');

/** Evaluates an engine as `npm run search:eval` does. */
function reportOf(engine: SearchEngine): Report {
  return evaluate(queries, (query) => shownFor(engine, query));
}

/** The message for writers whose text made the search worse: the scores and the misses. */
const linesOf = (report: Report) => `\n${reportLines(report).join('\n')}\n`;

const records = await builtRecords();
const background = await builtBackground();
const engine = createEngine(records, background);
const report = reportOf(engine);

test('the templates for writers are found, and their samples are not', () => {
  expect(records.length).toBeGreaterThan(1000);
  const found = records.filter(({url}) => /\/example(?:#|$)/.test(url));
  expect(new Set(found.map(({url}) => url))).toEqual(
    new Set(['/guides/example', '/reference/example']),
  );
  // The only text of each is its description.
  expect(found.filter(({content}) => content !== null)).toHaveLength(2);
  for (const query of ['writing guide', 'write a guide', 'template']) {
    expect(shownFor(engine, query).urls[0], query).toBe('/guides/example');
  }
});

test('the set has queries with answers and queries without', () => {
  expect(report.all.queries).toBeGreaterThan(40);
  expect(report.none.length).toBeGreaterThan(1);
});

test('an answer is first for 92 % of the queries, and among the first three for 98 %', () => {
  const {success1, success3} = report.all;
  expect(success1, linesOf(report)).toBeGreaterThanOrEqual(0.92);
  expect(success3, linesOf(report)).toBeGreaterThanOrEqual(0.98);
});

test('a query without an answer has one page at most, or pages that are said to come close', () => {
  const wrong = report.none.filter(({pages, closeness}) => pages > 1 && !closeness);
  expect(wrong, linesOf(report)).toEqual([]);
});

test('95 of 100 queries that no page answers have nothing, or pages that are said to come close', () => {
  const unanswered = ['unanswered', 'issues-w', 'issues-z', 'issues-aa', 'issues-ab', 'issues-ac']
    .flatMap(queriesIn)
    .filter(({kind}) => kind === 'none');
  expect(unanswered.length).toBeGreaterThan(60);
  const claimed = unanswered
    .map(({query}) => ({query, ...shownFor(engine, query)}))
    .filter(({urls, closeness}) => urls.length > 0 && !closeness)
    .map(({query, urls}) => `${query}: ${urls[0]}`);
  const share = claimed.length / unanswered.length;
  expect(share, `\n${claimed.join('\n')}\n`).toBeLessThanOrEqual(0.05);
});

test('of the queries with an answer that comes first, 80 of 100 are sure, and 93 come near', () => {
  const answered = ['queries', 'more-queries', 'threads', 'issues-a']
    .flatMap(queriesIn)
    .map(({query, relevant}) => ({query, relevant, ...shownFor(engine, query)}))
    .filter(({urls, relevant}) =>
      relevant.some(({route, grade}) => grade > 1 && urls[0]?.split('#')[0] === route),
    );
  const notSure = answered.filter(({closeness}) => closeness);
  const partial = notSure.filter(({closeness}) => closeness === 'partial');
  const lines = notSure.map(({query, closeness}) => `${query}: ${closeness}`).join('\n');
  expect(notSure.length / answered.length, `\n${lines}\n`).toBeLessThanOrEqual(0.2);
  expect(partial.length / answered.length, `\n${lines}\n`).toBeLessThanOrEqual(0.07);
});

test('with the first part of the index, an answer is first for 90 % of the queries', () => {
  const part = fromRoot('.docusaurus/search-records/default/first.json');
  const first = JSON.parse(readFileSync(part, 'utf8')) as SerializedPages['first'];
  const provisional = reportOf(createEngine(deserializeRecords(first)));
  expect(provisional.all.success1, linesOf(provisional)).toBeGreaterThanOrEqual(0.9);
});

/** How many first hits are, for each query, one of the addresses that belong to it. */
function placesOf(wanted: Readonly<Record<string, readonly string[]>>) {
  const results = Object.entries(wanted).map(([query, urls]) => {
    const shown = shownFor(engine, query).urls;
    return {query, shown: shown.slice(0, 3), place: shown.findIndex((url) => urls.includes(url))};
  });
  const shareAbove = (place: number) =>
    results.filter((result) => result.place >= 0 && result.place < place).length / results.length;
  const misses = results
    .filter(({place}) => place !== 0)
    .map(({query, shown}) => `${query}: ${shown.join(' ')}`);
  return {first: shareAbove(1), firstThree: shareAbove(3), misses: `\n${misses.join('\n')}\n`};
}

test('who types the name of a page gets that page, and not a part of it', () => {
  const pages = records.filter(({type, url}) => type === 'lvl1' && !url.startsWith('/blog'));
  const names = pages.flatMap(({url, label, hierarchy}) =>
    [hierarchy.lvl1 ?? [], label ?? []].flat().map((name) => [name, [url]] as const),
  );
  const {first, misses} = placesOf(Object.fromEntries(names));
  expect(names.length).toBeGreaterThan(60);
  expect(first, misses).toBeGreaterThanOrEqual(0.95);
});

test('a topic in a word or two leads to what explains it', () => {
  const topics = JSON.parse(
    readFileSync(fromRoot('tests/fixtures/search-eval/topics.json'), 'utf8'),
  ) as Record<string, string[]>;
  const known = new Set(records.map(({url}) => url));
  expect(
    Object.values(topics)
      .flat()
      .filter((url) => !known.has(url)),
  ).toEqual([]);
  const {first, firstThree, misses} = placesOf(topics);
  expect(first, misses).toBeGreaterThanOrEqual(0.78);
  expect(firstThree, misses).toBeGreaterThanOrEqual(0.94);
});

test.each([
  ['rpm-ostree install anything', '/guides/layerapp#layer'],
  ['rpm-ostree uninstall anything', '/guides/layerapp#remove-a-layer'],
  ['sudo apt install anything', '/guides/software#apt-and-dnf'],
  ['pacman -S anything', '/guides/software#apt-and-dnf'],
  ['second monitor black after update', '/guides/displays#display-faults'],
  ['distrobox vs toolbox', '/dx/different-workflows#toolbx'],
  ['dual boot', '/guides/install-guide#dual-boot-windows'],
  ['malware', '/guides/coming-from-windows#repair'],
  ['changehostname', '/guides/basic-usage#set-the-host-name'],
  ['libreoffice crashes at startup', '/guides/software#app-does-not-start'],
  ['dolphin freezes on startup', '/guides/software#app-does-not-start'],
  ['firefox freezes', '/guides/software#force-quit'],
  ['discover stuck on fetching updates', '/guides/faq#where-is-discover'],
  ['nobody can hear me on discord', '/guides/sound#microphone-app'],
  ['battery dies overnight in sleep', '/guides/faq#wakes-up'],
  ['keyboard mapping on login screen is wrong', '/guides/desktop#login-layout'],
  ['gui apps in toolbox do not start', '/guides/distrobox#container-display'],
  [
    'not enough free space during installation',
    '/guides/installation-troubleshoot#no-space-left-on-device',
  ],
  ['no space left on device', '/guides/storage#what-fills-the-disk'],
  [
    'modprobe: FATAL: Module nvidia not found in directory /lib/modules/6.15',
    '/guides/system-requirements#nvidia-driver',
  ],
])('"%s" leads to %s', (query, url) => {
  expect(shownFor(engine, query).urls[0]).toBe(url);
});
