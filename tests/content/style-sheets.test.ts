import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {absentClassProblems, sheetSelector, styleSheetProblems} from './checks/style-sheets';
import {fixtures} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

test('every page has its style sheets inline, each once', () => {
  const pages = shownPages(readSite());
  expect(sentences(pages.flatMap(styleSheetProblems))).toEqual([]);
  expect(pages.filter(({$}) => $(sheetSelector).length === 0)).toEqual([]);
});

test('a duplicate style sheet and a linked one are reported', () => {
  const $ = load(readFileSync(`${fixtures}/style-sheets/twice.html`, 'utf8'));
  const page = {file: 'twice.html', route: '/', $, redirectsTo: undefined};
  expect(sentences(styleSheetProblems(page))).toEqual([
    'twice.html: has /assets/css/styles.css twice; see src/upstream/inline-css, which inlines style sheets.',
    'twice.html: waits for /assets/css/late.css; see src/upstream/inline-css, which inlines style sheets.',
  ]);
});

test('no page has a class whose styles are purged', () => {
  expect(sentences(shownPages(readSite()).flatMap(absentClassProblems))).toEqual([]);
});

test('a class whose styles are purged is reported', () => {
  const $ = load('<div class="menu badge"><p class="sidebarHidden_a1B2">x</p></div>');
  const page = {file: 'page.html', route: '/', $, redirectsTo: undefined};
  expect(sentences(absentClassProblems(page))).toEqual([
    'page.html: has the class badge, whose styles are purged; remove it from absentClasses in src/plugins/purge-css/purge.ts.',
    'page.html: has the class sidebarHidden_a1B2, whose styles are purged; remove it from absentClasses in src/plugins/purge-css/purge.ts.',
  ]);
});
