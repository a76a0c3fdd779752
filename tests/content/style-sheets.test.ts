import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {
  absentClassProblems,
  obsoleteSelectorProblems,
  styleSheetProblems,
} from './checks/style-sheets';
import {fixtures} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

test('every page has styles in its head, and its style sheets at its end', () => {
  expect(sentences(shownPages(readSite()).flatMap(styleSheetProblems))).toEqual([]);
});

test('missing styles, and style sheets that are duplicate or early, are reported', () => {
  const $ = load(readFileSync(`${fixtures}/style-sheets/twice.html`, 'utf8'));
  const page = {file: 'twice.html', route: '/', $, redirectsTo: undefined};
  const advice = 'see src/upstream/inline-css, which splits the styles of a page.';
  expect(sentences(styleSheetProblems(page))).toEqual([
    `twice.html: has no styles in its head; ${advice}`,
    `twice.html: has /assets/css/styles.css twice; ${advice}`,
    `twice.html: waits for /assets/css/head.css; ${advice}`,
    `twice.html: waits for /assets/css/early.css; ${advice}`,
  ]);
  $('style').remove();
  expect(sentences(styleSheetProblems(page))).toContain(
    `twice.html: has no style sheet at its end; ${advice}`,
  );
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

test('no sheet has a rule that restyles every element', () => {
  const sheets = [...readSite().files].filter((file) => file.endsWith('.css'));
  expect(sheets).not.toEqual([]);
  const texts = sheets.map((file): [string, string] => [
    file,
    readFileSync(`build${file}`, 'utf8'),
  ]);
  expect(sentences(obsoleteSelectorProblems(Object.fromEntries(texts)))).toEqual([]);
});

test('a rule that restyles every element is reported', () => {
  const rule = 'body:not(.navigation-with-keyboard) *:focus{outline:none}';
  expect(sentences(obsoleteSelectorProblems({'/a.css': rule, '/b.css': 'p{top:1px}'}))).toEqual([
    '/a.css: has a rule for the class navigation-with-keyboard, which restyles every element; correct obsoleteSelector in src/plugins/purge-css/purge.ts.',
  ]);
});
