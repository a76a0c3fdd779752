import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {absentClassProblems, sheetSelector, styleSheetProblems} from './checks/style-sheets';
import {fixtures} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

test('every page contains its style sheets, each once', () => {
  const pages = shownPages(readSite());
  expect(sentences(pages.flatMap(styleSheetProblems))).toEqual([]);
  expect(pages.filter(({$}) => $(sheetSelector).length === 0)).toEqual([]);
});

test('a style sheet that a page contains twice is reported, as is one that it waits for', () => {
  const $ = load(readFileSync(`${fixtures}/style-sheets/twice.html`, 'utf8'));
  const page = {file: 'twice.html', route: '/', $, redirectsTo: undefined};
  expect(sentences(styleSheetProblems(page))).toEqual([
    'twice.html: has /assets/css/styles.css twice; see src/upstream/inline-css, which puts sheets into the pages.',
    'twice.html: waits for /assets/css/late.css; see src/upstream/inline-css, which puts sheets into the pages.',
  ]);
});

test('no page has a class whose styles the build leaves out', () => {
  expect(sentences(shownPages(readSite()).flatMap(absentClassProblems))).toEqual([]);
});

test('a class whose styles the build leaves out is reported', () => {
  const $ = load('<div class="menu badge"><p class="sidebarHidden_a1B2">x</p></div>');
  const page = {file: 'page.html', route: '/', $, redirectsTo: undefined};
  expect(sentences(absentClassProblems(page))).toEqual([
    'page.html: has the class badge, whose styles are left out; take it off absentClasses in src/plugins/purge-css/purge.ts.',
    'page.html: has the class sidebarHidden_a1B2, whose styles are left out; take it off absentClasses in src/plugins/purge-css/purge.ts.',
  ]);
});
