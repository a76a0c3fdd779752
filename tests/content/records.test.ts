import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {builtRecords} from '../../scripts/lib/records.mjs';
import type {SearchRecord} from '../../src/search/core/record';
import {recordProblems, missingRecordProblems} from './checks/records';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite, sitemapRoutes} from './lib/site';

function readRecords(file: string): SearchRecord[] {
  return JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
}

const records = await builtRecords();

test('the page and anchor of every search record exist', () => {
  expect(records.length).toBeGreaterThan(500);
  expect(sentences(recordProblems(records, readSite()))).toEqual([]);
});

test('the first part of the index is small enough for a first answer', () => {
  const first = readFileSync(fromRoot('.docusaurus/search-records/default/first.json'));
  // Of 75 kB for everything before the first answer, the dialog and the engine take 25.
  expect(brotliCompressSync(first).byteLength).toBeLessThanOrEqual(50_000);
});

test('every page of the documentation has search records', () => {
  const pages = sitemapRoutes().filter((route) => !/^\/blog(?:$|\/)/.test(route));
  expect(pages.length).toBeGreaterThanOrEqual(32);
  expect(sentences(missingRecordProblems(pages, records))).toEqual([]);
});

test('a record with a broken link is reported', () => {
  const wrong = readRecords(`${fixtures}/records/records.json`);
  const site = readSite('tests/fixtures/content/records');
  expect(sentences(recordProblems(wrong, site))).toEqual([
    'search record "/guide#2": link to "/guide#gone" names an anchor that /guide does not have; use the id of one of its headings, or give a heading {#gone}.',
    'search record "/guide#3": has the anchor "end", but its address is "/guide#start"; make them match.',
    'search record "/gone#0": link to "/gone" leads nowhere; correct it, or add the page or a redirect.',
  ]);
});

test('a page without a record is reported', () => {
  const routes = sitemapRoutes('tests/fixtures/content/records/sitemap.xml');
  const found = readRecords(`${fixtures}/records/records.json`);
  const advice =
    'has no search record, so no reader finds it; see src/search/build for what makes one';
  expect(sentences(missingRecordProblems(routes, found))).toEqual([
    `/: ${advice}.`,
    `/silent: ${advice}.`,
  ]);
});
