import {expect, test} from 'vitest';
import {failureProblems} from './checks/failures';
import {fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

test('no page shows a failure in place of its text, or where it was built', () => {
  const problems = shownPages(readSite()).flatMap((page) => failureProblems(page, fromRoot()));
  expect(sentences(problems)).toEqual([]);
});

test('failures, stacks and paths of the machine are named, those that a page explains are not', () => {
  const folder = 'tests/fixtures/content/failures';
  const problems = shownPages(readSite(folder)).flatMap((page) =>
    failureProblems(page, '/home/writer/docs'),
  );
  const mend = 'mend what broke while the page was rendered.';
  expect(sentences(problems)).toEqual([
    `${folder}/index.html: shows "This page did not load completely."; ${mend}`,
    `${folder}/index.html: shows "ReferenceError: exports is not defined"; ${mend}`,
    `${folder}/index.html: shows "at render (server.bundle.js:12:3)"; ${mend}`,
    `${folder}/index.html: holds the path of the folder that the site was built in; leave it out.`,
  ]);
});
