import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {headingProblems, sourceHeadingProblems} from './checks/headings';
import {readPages} from './lib/pages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

function problemsOf(file: string): string[] {
  const $ = load(readFileSync(`${fixtures}/headings/${file}`, 'utf8'));
  return sentences(headingProblems({file, route: '/', $, redirectsTo: undefined}));
}

test('every page has one h1, and no heading skips a level', () => {
  expect(sentences(shownPages(readSite()).flatMap(headingProblems))).toEqual([]);
});

test('a skipped level is reported with the heading and the level it should have', () => {
  expect(problemsOf('skips.html')).toEqual([
    'skips.html: heading "Too deep" is an h3 below an h1; make it an h2.',
    'skips.html: heading "Too deep again" is an h4 below an h2; make it an h3.',
  ]);
});

test.each([
  ['two-titles.html', 2],
  ['no-title.html', 0],
])('the h1 headings of %s are counted', (file, count) => {
  expect(problemsOf(file)).toEqual([
    `${file}: has ${count} h1 headings; keep one, the title in the front matter.`,
  ]);
});

test('a right outline has no problem', () => {
  expect(problemsOf('right.html')).toEqual([]);
});

test('in every source no heading skips a level, and none is there twice', () => {
  expect(sentences(readPages(fromRoot()).flatMap(sourceHeadingProblems))).toEqual([]);
});

test('a heading at the wrong level, or there twice, is reported with its line', () => {
  const problems = readPages(`${fixtures}/headings`).flatMap(sourceHeadingProblems);
  expect(sentences(problems)).toEqual([
    'docs/wrong.md:5: heading "Too deep" is a ### below a title; make it a ##.',
    'docs/wrong.md:7: heading "A second title" is a second title; make it a ##.',
    'docs/wrong.md:11: heading "Too deep again" is a #### below a ##; make it a ###.',
    'docs/wrong.md:15: heading "undo" is also in line 9; say what sets it apart.',
    'docs/wrong.md:17: id {#same} is also in line 13; give this heading its own.',
  ]);
});
