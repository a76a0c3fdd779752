import {expect, test} from 'vitest';
import {otherEngineProblems} from './checks/other-engines';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

const problemsIn = (folder?: string) =>
  sentences(shownPages(readSite(folder)).flatMap(otherEngineProblems));

test('other search engines can show every page and understand its links', () => {
  expect(problemsIn()).toEqual([]);
});

test('a page without a description, a hidden one, and links that say nothing are named', () => {
  const folder = 'tests/fixtures/content/other-engines';
  expect(problemsIn(folder)).toEqual([
    `${folder}/guide/index.html: has no description; give the page one.`,
    `${folder}/guide/index.html: says "noindex, follow" to other search engines; let them show it.`,
    `${folder}/index.html: link to "/guide" says "Read more"; say where it leads.`,
    `${folder}/index.html: link to "/" says "here"; say where it leads.`,
  ]);
});
