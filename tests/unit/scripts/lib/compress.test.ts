import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {compressFolder} from '../../../../scripts/lib/compress.mts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aurora-docs-compress-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const text = 'the same words '.repeat(100);
const read = (file: string) => readFileSync(path.join(folder, file));

function write(file: string, contents: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), contents);
}

test('writes a brotli and a gzip copy of each text file, with the time of the original', async () => {
  write('index.html', text);
  write('.well-known/deep/security.txt', text);
  utimesSync(path.join(folder, 'index.html'), 1_000_000, 1_000_000);
  const {files, bytes, brotli, gzip} = await compressFolder(folder);
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('index.html.gz')).toString()).toBe(text);
  expect(brotliDecompressSync(read('.well-known/deep/security.txt.br')).toString()).toBe(text);
  for (const copy of ['index.html.br', 'index.html.gz']) {
    expect(statSync(path.join(folder, copy)).mtimeMs).toBe(1_000_000_000);
  }
  expect({files, bytes}).toEqual({files: 2, bytes: 2 * text.length});
  expect(brotli).toBe(2 * read('index.html.br').length);
  expect(gzip).toBe(2 * read('index.html.gz').length);
});

test('ignores binary files and those that do not shrink', async () => {
  write('picture.png', text);
  write('tiny.txt', 'x');
  expect(await compressFolder(folder)).toEqual({files: 0, bytes: 0, brotli: 0, gzip: 0});
  expect(readdirSync(folder).sort()).toEqual(['picture.png', 'tiny.txt']);
});

test('replaces the copies of a previous run, and removes one that no longer shrinks', async () => {
  write('page.html', text);
  await compressFolder(folder);
  write('page.html', 'x');
  await compressFolder(folder);
  expect(readdirSync(folder)).toEqual(['page.html']);
});

test('is reproducible', async () => {
  write('page.html', text);
  await compressFolder(folder);
  const first = [read('page.html.br'), read('page.html.gz')];
  await compressFolder(folder);
  expect([read('page.html.br'), read('page.html.gz')]).toEqual(first);
});
