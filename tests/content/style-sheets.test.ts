import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {sheetSelector, styleSheetProblems} from './checks/style-sheets';
import {fixtures} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

test('every page contains its style sheets, each once', () => {
  const pages = shownPages(readSite());
  expect(sentences(pages.flatMap(styleSheetProblems))).toEqual([]);
  expect(pages.filter(({$}) => $(sheetSelector).length === 0)).toEqual([]);
});

test('a style sheet that a page contains twice is named, and so is one that it waits for', () => {
  const $ = load(readFileSync(`${fixtures}/style-sheets/twice.html`, 'utf8'));
  const page = {file: 'twice.html', route: '/', $, redirectsTo: undefined};
  expect(sentences(styleSheetProblems(page))).toEqual([
    'twice.html: has /assets/css/styles.css twice; see src/upstream/inline-css, which puts sheets into the pages.',
    'twice.html: waits for /assets/css/late.css; see src/upstream/inline-css, which puts sheets into the pages.',
  ]);
});
