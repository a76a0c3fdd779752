import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {addedRoutes, docRoutes, routes, routesWithoutSidebar} from '../routes';
import {duplicateRouteProblems, pathsOf, routeProblems} from './checks/routes';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, sitemapRoutes} from './lib/site';

test('the routes are the 32 pages of the specification, the blog, the search and later pages', () => {
  expect(docRoutes).toHaveLength(32);
  expect(new Set(routes).size).toBe(34 + addedRoutes.length);
  expect(routesWithoutSidebar.filter((route) => !docRoutes.includes(route))).toEqual([]);
});

test('every page is built, with a unique h1, title and description', () => {
  // The further pages of the list of posts share its texts.
  const listed = sitemapRoutes().filter((route) => !route.startsWith('/blog/page/'));
  const all = new Set([...routes, ...listed]);
  expect(sentences(routeProblems(readSite(), [...all]))).toEqual([]);
});

test('no route belongs to two pages', () => {
  const paths = pathsOf(readFileSync(fromRoot('.docusaurus/routes.js'), 'utf8'));
  expect(paths.length).toBeGreaterThan(routes.length);
  expect(sentences(duplicateRouteProblems(paths))).toEqual([]);
});

test('a route with two pages is reported', () => {
  const paths = pathsOf(readFileSync(`${fixtures}/routes/routes.js`, 'utf8'));
  expect(paths).toEqual(['/blog', '/guides/vpn', '/guides/vpn/', '/', '/blog']);
  const advice = 'is the route of 2 pages; change the slug or the file name of all but one';
  expect(sentences(duplicateRouteProblems(paths))).toEqual([
    `/blog: ${advice}.`,
    `/guides/vpn: ${advice}.`,
  ]);
});

test('a missing route, a missing text and a duplicate one are reported', () => {
  const site = readSite('tests/fixtures/content/routes');
  const wanted = ['/', '/guides/one', '/guides/two', '/guides/three', '/guides/four'];
  const folder = 'tests/fixtures/content/routes/guides';
  expect(sentences(routeProblems(site, wanted))).toEqual([
    '/guides/four: is not built; add the page (see tests/routes.ts).',
    `${folder}/three/index.html: has no h1; give the page one.`,
    `${folder}/three/index.html: has no title; give the page one.`,
    `${folder}/three/index.html: has no description; give the page one.`,
    `${folder}/two/index.html: has the same h1 as ${folder}/one/index.html ("One"); give this page its own.`,
    `${folder}/two/index.html: has the same description as ${folder}/one/index.html ("The first."); give this page its own.`,
  ]);
});
