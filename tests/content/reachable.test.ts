import {expect, test} from 'vitest';
import {unreachablePages} from './checks/reachable';
import {sentences} from './lib/problem';
import {readSite, sitemapRoutes} from './lib/site';

test('every page of the sitemap can be reached by links from the home page', () => {
  const wanted = sitemapRoutes();
  expect(wanted).toContain('/guides/kde-themes');
  expect(sentences(unreachablePages(readSite(), wanted))).toEqual([]);
});

test('an unreachable page is reported, even if another one links to it', () => {
  const site = readSite('tests/fixtures/content/reachable');
  const wanted = ['/', '/found', '/found/below', '/lost', '/lost/below'];
  expect(sentences(unreachablePages(site, wanted))).toEqual(
    ['lost', 'lost/below'].map(
      (folder) =>
        `tests/fixtures/content/reachable/${folder}/index.html: cannot be reached by links from the home page; link it from a page where readers look for it.`,
    ),
  );
});
