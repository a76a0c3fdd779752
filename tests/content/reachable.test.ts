import {expect, test} from 'vitest';
import {unreachablePages} from './checks/reachable';
import {sentences} from './lib/problem';
import {readSite, sitemapRoutes} from './lib/site';

test('links lead from the home page to every page of the sitemap', () => {
  const wanted = sitemapRoutes();
  expect(wanted).toContain('/guides/kde-themes');
  expect(sentences(unreachablePages(readSite(), wanted))).toEqual([]);
});

test('a page that only another lost page links to is reported', () => {
  const site = readSite('tests/fixtures/content/reachable');
  const wanted = ['/', '/found', '/found/below', '/lost', '/lost/below'];
  expect(sentences(unreachablePages(site, wanted))).toEqual(
    ['lost', 'lost/below'].map(
      (folder) =>
        `tests/fixtures/content/reachable/${folder}/index.html: is reached by no links from the home page; link it from a page where readers look for it.`,
    ),
  );
});
