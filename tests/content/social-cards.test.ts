import {load} from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {docRoutes} from '../routes';
import {sizeOfPng, socialCardProblems, type Size} from './checks/social-cards';
import {fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

function sizeInBuild(path: string): Size | undefined {
  const file = fromRoot('build', path);
  return existsSync(file) ? sizeOfPng(readFileSync(file)) : undefined;
}

const cardOf = (html: string) => load(html)('meta[property="og:image"]').attr('content');

test('every page has a social card of the expected size', () => {
  const pages = shownPages(readSite());
  expect(pages.length).toBeGreaterThan(docRoutes.length);
  expect(sentences(pages.flatMap((page) => socialCardProblems(page, sizeInBuild)))).toEqual([]);
});

test('every page of the documentation and every post has its own social card', () => {
  const {pages} = readSite();
  const posts = [...pages.values()].filter(
    ({$}) => $('meta[property="og:type"][content="article"]').length > 0,
  );
  const own = [...docRoutes.map((route) => pages.get(route)), ...posts].map((page) =>
    page?.$('meta[property="og:image"]').attr('content'),
  );
  expect(posts.length).toBeGreaterThan(0);
  expect(new Set(own).size).toBe(own.length);
  expect(own).not.toContain(cardOf(readFileSync(fromRoot('build/blog/index.html'), 'utf8')));
});

test('missing, wrong and incomplete social cards are reported', () => {
  const page = (head: string) => ({
    file: 'page.html',
    route: '/page',
    redirectsTo: undefined,
    $: load(head),
  });
  const both = (address: string) =>
    `<meta property="og:image" content="${address}"><meta name="twitter:image" content="${address}">`;
  const sizes: Record<string, Size> = {
    '/right.png': {width: 1200, height: 630},
    '/small.png': {width: 600, height: 315},
  };
  const problems = (head: string) =>
    sentences(socialCardProblems(page(head), (path) => sizes[path]));
  expect(problems(both('https://docs.example/right.png'))).toEqual([]);
  expect(problems(both('https://docs.example/gone.png'))[0]).toBe(
    'page.html: names the picture https://docs.example/gone.png, which was not built.',
  );
  expect(problems(both('https://docs.example/small.png'))[1]).toBe(
    'page.html: names the picture https://docs.example/small.png of 600 x 315 pixels; make it 1200 x 630.',
  );
  expect(problems(both('/right.png'))).toHaveLength(2);
  expect(problems('')).toEqual([
    'page.html: has 0 full addresses in meta[property="og:image"]; give it one.',
    'page.html: has 0 full addresses in meta[name="twitter:image"]; give it one.',
  ]);
});
