import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {firstViewBudgets, mainPackageBudgets, scriptBudgets} from '../../src/config/budgets';
import {
  packageBudgetProblems,
  pageBudgetProblems,
  scriptBudgetProblems,
  unusedBudgetProblems,
} from './checks/budgets';
import {sentences} from './lib/problem';
import {readSite} from './lib/site';

const site = readSite();

const heavyFolder = 'tests/fixtures/content/budgets';
const heavySite = readSite(heavyFolder);

test('every kind of page, and its style sheets, are within their budgets', async () => {
  expect(sentences(await pageBudgetProblems(site, firstViewBudgets))).toEqual([]);
});

test('every script is within its budget', async () => {
  expect(sentences(await scriptBudgetProblems(site, scriptBudgets))).toEqual([]);
  expect(sentences(unusedBudgetProblems(site, scriptBudgets))).toEqual([]);
});

test('every package in the main script is within its budget', () => {
  const bytes = JSON.parse(readFileSync('.docusaurus/main-packages/bytes.json', 'utf8')) as Record<
    string,
    number
  >;
  expect(sentences(packageBudgetProblems(bytes, mainPackageBudgets))).toEqual([]);
});

test('a package that is new, larger or gone is reported with what to do', () => {
  const bytes = {react: 19_001, lodash: 71_000};
  expect(sentences(packageBudgetProblems(bytes, {react: 19_000, moment: 5}))).toEqual([
    'src/config/budgets.ts: has a budget of 19000 bytes for react in the main script, which has ' +
      '19001; make it lighter, or raise the number and say why in the commit.',
    'src/config/budgets.ts: has no budget for lodash, of which the main script has 71000 bytes ' +
      'before it is minified; load it with import() where it is needed, or give it a budget and ' +
      'say why in the commit.',
    'src/config/budgets.ts: has a budget for moment, which is not in the main script; delete it.',
  ]);
});

test('a page over its budget is reported with its parts and what to do', async () => {
  const budgets = [
    {kind: 'home', path: '/', html: 100, css: 50, js: 0},
    {kind: 'gone', path: '/gone', html: 1, css: 1, js: 1},
  ];
  const wayOut =
    'make it lighter, or raise the number in src/config/budgets.ts and say why in the commit.';
  expect(sentences(await pageBudgetProblems(heavySite, budgets, heavyFolder))).toEqual([
    // The compressed size may change with the version of Node.
    expect.stringMatching(/budgets\/index\.html: is 1\d\d bytes, \d+ more than its budget; make/),
    'tests/fixtures/content/budgets/index.html: has CSS of 54 bytes, 4 more than its budget ' +
      `(/assets/css/b.css 36, /assets/css/a.css 18); ${wayOut}`,
    'src/config/budgets.ts: has a budget for /gone, which is not a page; name another of its kind.',
  ]);
});

test('a script over its budget and an unused budget are reported', async () => {
  const budgets = [
    {name: 'the main script', pattern: /main\.\w+\.js$/, bytes: 10},
    {name: 'the worker', pattern: /worker\.\w+\.js$/, bytes: 10},
    {name: 'a page', pattern: /\.js$/, bytes: 24},
  ];
  expect(sentences(await scriptBudgetProblems(heavySite, budgets, heavyFolder))).toEqual([
    'tests/fixtures/content/budgets/assets/js/main.0a1b2c3d.js: is the main script of 21 bytes, ' +
      '11 more than its budget; make it lighter, or raise the number in src/config/budgets.ts and ' +
      'say why in the commit.',
  ]);
  expect(sentences(unusedBudgetProblems(heavySite, budgets))).toEqual([
    'src/config/budgets.ts: has a budget for the worker, but no built file has a name like ' +
      String.raw`worker\.\w+\.js$; correct it.`,
  ]);
});
