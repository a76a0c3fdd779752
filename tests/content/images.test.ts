import {load} from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {builtImageProblems, imageProblems} from './checks/images';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';
import {readSources} from './lib/sources';

test('every image written as an element exists and has a text alternative, and none is of another site', () => {
  const problems = readSources(fromRoot()).flatMap((source) =>
    imageProblems(source, (file) => existsSync(fromRoot(file))),
  );
  expect(sentences(problems)).toEqual([]);
});

test('every built image has an alt attribute and a size, loads when it is needed, and in a light format', () => {
  expect(sentences(shownPages(readSite()).flatMap(builtImageProblems))).toEqual([]);
});

test('an image at the top of a page loads with the page, and a later one when the reader gets near it', () => {
  const pages = readSite().pages;
  const loadingOf = (route: string) => pages.get(route)?.$('.markdown img').first().attr('loading');
  expect(loadingOf('/guides/vpn')).toBe('eager');
  expect(loadingOf('/guides/rescue-mode')).toBe('lazy');
});

test('an image that is missing, silent or of another site is reported with file, line and what to do', () => {
  const problems = readSources(`${fixtures}/images`).flatMap((source) =>
    imageProblems(source, (file) => file === 'docs/img/there.svg'),
  );
  const copy = 'comes from another site; put a copy beside the page';
  expect(sentences(problems)).toEqual([
    `docs/page.mdx:7: image "https://other.example.org/picture.png" ${copy}.`,
    `docs/page.mdx:17: image "//other.example.org/away.png" ${copy}.`,
    'docs/page.mdx:9: image "./img/there.svg" has no text alternative; say in its alt attribute what it shows.',
    'docs/page.mdx:11: image "./img/gone.webp" does not exist; add docs/img/gone.webp, or correct the path.',
  ]);
});

test('a built image without alt or size, or one that loads too early or is too heavy, is reported', () => {
  const html = readFileSync(`${fixtures}/images/built.html`, 'utf8');
  const page = {file: 'built.html', route: '/', $: load(html), redirectsTo: undefined};
  const jumps = 'has no width and height, so what is below it jumps while it loads; give it both';
  expect(sentences(builtImageProblems(page))).toEqual([
    `built.html: image "/img/no-size-above.svg" ${jumps}.`,
    'built.html: image "/img/no-alt.svg" has no alt attribute; give it one.',
    `built.html: image "/img/no-height.svg" ${jumps}.`,
    'built.html: image "/img/not-timed.svg" loads with the page although it may be far down; give it loading="lazy", or fetchpriority="high" at the top of a page.',
    'built.html: image "/img/heavy.jpg" has no lighter format; put it into a <picture> with a <source> of type image/avif or image/webp.',
  ]);
});
