import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {headingProblems} from './checks/headings';
import {fixtures} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

function problemsOf(file: string): string[] {
  const $ = load(readFileSync(`${fixtures}/headings/${file}`, 'utf8'));
  return sentences(headingProblems({file, route: '/', $, redirectsTo: undefined}));
}

test('every page has one h1, no skipped levels and no duplicate ids', () => {
  expect(sentences(shownPages(readSite()).flatMap(headingProblems))).toEqual([]);
});

test('a skipped level is reported with the heading and the right level', () => {
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

test('a duplicate id is reported with both headings', () => {
  expect(problemsOf('same-id.html')).toEqual([
    'same-id.html: heading "Remove" has the id of "Undo"; change its {#undo}.',
  ]);
});

test('a correct outline has no problems', () => {
  expect(problemsOf('right.html')).toEqual([]);
});
