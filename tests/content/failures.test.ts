import {expect, test} from 'vitest';
import {failureProblems} from './checks/failures';
import {fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

test('no page shows an error, or the path where it was built', () => {
  const problems = shownPages(readSite()).flatMap((page) => failureProblems(page, fromRoot()));
  expect(sentences(problems)).toEqual([]);
});

test('errors, stack traces and build paths are reported, except in code', () => {
  const folder = 'tests/fixtures/content/failures';
  const problems = shownPages(readSite(folder)).flatMap((page) =>
    failureProblems(page, '/home/writer/docs'),
  );
  const fix = 'fix what broke while the page was rendered.';
  expect(sentences(problems)).toEqual([
    `${folder}/index.html: shows "This page did not load completely."; ${fix}`,
    `${folder}/index.html: shows "ReferenceError: exports is not defined"; ${fix}`,
    `${folder}/index.html: shows "at render (server.bundle.js:12:3)"; ${fix}`,
    `${folder}/index.html: contains the path of the folder that the site was built in; remove it.`,
  ]);
});
