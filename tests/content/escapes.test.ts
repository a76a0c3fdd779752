import {expect, test} from 'vitest';
import {escapeProblems} from './checks/escapes';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

test('no page shows a backslash that its writer did not type', () => {
  expect(sentences(shownPages(readSite()).flatMap(escapeProblems))).toEqual([]);
});

test('a heading shown as code with a backslash before its id is reported', () => {
  const site = readSite('tests/fixtures/content/escapes');
  expect(sentences(shownPages(site).flatMap(escapeProblems))).toEqual([
    'tests/fixtures/content/escapes/index.html: shows "## Roll back \\{#rolling-back}" with a backslash; show the heading as code within a sentence.',
  ]);
});
