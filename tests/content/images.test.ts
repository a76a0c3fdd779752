import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {imageProblems} from './checks/images';
import {fixtures} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, shownPages} from './lib/site';

test('every image has an alt attribute, a size, a loading strategy and a modern format', () => {
  expect(sentences(shownPages(readSite()).flatMap(imageProblems))).toEqual([]);
});

test('images at the top of a page load eagerly, and later ones lazily', () => {
  const pages = readSite().pages;
  const loadingOf = (route: string) => pages.get(route)?.$('.markdown img').first().attr('loading');
  expect(loadingOf('/guides/vpn')).toBe('eager');
  expect(loadingOf('/guides/rescue-mode')).toBe('lazy');
});

test('an image without an alt attribute, a size, a loading strategy or a modern format, or from another site, is reported', () => {
  const html = readFileSync(`${fixtures}/images/built.html`, 'utf8');
  const page = {file: 'built.html', route: '/', $: load(html), redirectsTo: undefined};
  const jumps = 'has no width and height, so what is below it jumps while it loads; give it both';
  expect(sentences(imageProblems(page))).toEqual([
    `built.html: image "/img/no-size-above.svg" ${jumps}.`,
    'built.html: image "/img/no-alt.svg" has no alt attribute; give it one.',
    `built.html: image "/img/no-height.svg" ${jumps}.`,
    'built.html: image "/img/not-timed.svg" loads with the page although it may be far down; give it loading="lazy", or fetchpriority="high" at the top of a page.',
    'built.html: image "https://other.example.org/away.svg" comes from another site; put a copy into static/img.',
    'built.html: image "/img/heavy.jpg" has no lighter format; put it into a <picture> with a <source> of type image/avif or image/webp.',
  ]);
});
