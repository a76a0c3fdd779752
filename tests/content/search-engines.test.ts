import {expect, test} from 'vitest';
import {searchEngineProblems} from './checks/search-engines';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

const problemsIn = (folder?: string) =>
  sentences(shownPages(readSite(folder)).flatMap(searchEngineProblems));

test('search engines can show every page and understand its links', () => {
  expect(problemsIn()).toEqual([]);
});

test('a missing description, a hidden page and vague link texts are reported', () => {
  const folder = 'tests/fixtures/content/search-engines';
  expect(problemsIn(folder)).toEqual([
    `${folder}/guide/index.html: has no description; give the page one.`,
    `${folder}/guide/index.html: tells search engines "noindex, follow"; let them show the page.`,
    `${folder}/index.html: link to "/guide" says "Read more"; say where it leads.`,
    `${folder}/index.html: link to "/" says "here"; say where it leads.`,
    `${folder}/index.html: link to "https://example.org" says "https://example.org"; say where it leads.`,
  ]);
});
