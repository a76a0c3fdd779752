import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {styleSheetProblems} from './checks/style-sheets';
import {fixtures} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

test('no page names a style sheet twice', () => {
  const pages = shownPages(readSite());
  expect(sentences(pages.flatMap(styleSheetProblems))).toEqual([]);
  expect(pages.filter(({$}) => $('link[rel="stylesheet"]').length === 0)).toEqual([]);
});

test('a style sheet that a page names twice is named', () => {
  const $ = load(readFileSync(`${fixtures}/style-sheets/twice.html`, 'utf8'));
  const page = {file: 'twice.html', route: '/', $, redirectsTo: undefined};
  expect(sentences(styleSheetProblems(page))).toEqual([
    'twice.html: names /assets/css/styles.css twice; see src/plugins/page-files, which names the sheets of a page.',
  ]);
});
