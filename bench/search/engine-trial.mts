/**
 * Measures the engine with a number of synthetic pages, or with this site if the number is 0. engine.mts
 * runs it in a separate process.
 */
import {constants, createBrotliCompress} from 'node:zlib';
import {parseMarkdown} from '../../src/content/markdown/parse';
import {recordsOf} from '../../src/search/core/pages';
import {sectionsOf} from '../../src/search/build/sections';
import {limits} from '../../src/search/core/client';
import {createEngine, type SearchEngine} from '../../src/search/embedded/engine';
import {defaultRank, type SearchRecord} from '../../src/search/core/record';
import {searchRequest} from '../../src/search/core/request';
import {root} from '../../scripts/lib/install.mjs';
import {currentBackground, currentRecords} from '../../scripts/lib/records.mjs';
import {spreadOf} from '../lib/statistics.mjs';
import {readCorpus} from '../synthetic/corpus.mjs';
import {syntheticPages} from '../synthetic/pages.mjs';
import type {EngineFigures} from './engine.mjs';
import {judgedQueries} from './queries.mjs';

const rounds = 2;

/** Level 11 would take hours for the largest index. */
const level = 9;

async function recordsOfPages(count: number): Promise<SearchRecord[]> {
  if (count === 0) {
    return currentRecords();
  }
  const records: SearchRecord[] = [];
  for (const {name, title, description, markdown} of syntheticPages(
    await readCorpus(root),
    count,
  )) {
    const page = {
      ...{url: `/${name}`, title, description, keywords: [], group: 'Synthetic', rank: defaultRank},
      ...{language: 'en', tag: 'docs-default-current', version: 'current'},
      sections: sectionsOf(parseMarkdown(markdown)),
    };
    records.push(...recordsOf(page));
  }
  return records;
}

async function compressedBytes(records: readonly SearchRecord[]): Promise<number> {
  const stream = createBrotliCompress({params: {[constants.BROTLI_PARAM_QUALITY]: level}});
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
  for (const record of records) {
    if (!stream.write(`${JSON.stringify(record)},`)) {
      await new Promise((resolve) => stream.once('drain', resolve));
    }
  }
  await new Promise((resolve) => stream.end(resolve));
  return bytes;
}

function timesOf(engine: SearchEngine, queries: readonly string[]): number[] {
  return queries.map((query) => {
    const started = performance.now();
    engine.search(
      searchRequest({indexName: 'aurora-docs', query, snippetWords: limits.snippetWords}),
    );
    return performance.now() - started;
  });
}

function heapInUse(): number {
  global.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}

async function main(): Promise<void> {
  const count = Number(process.argv[2]);
  const records = await recordsOfPages(count);
  const background = count === 0 ? await currentBackground() : undefined;
  const queries = await judgedQueries();
  const heap = heapInUse();
  const started = performance.now();
  const engine = createEngine(records, background);
  timesOf(engine, queries.slice(0, 1));
  const build = performance.now() - started;
  const figures: EngineFigures = {
    records: records.length,
    build,
    heap: heapInUse() - heap,
    ...spreadOf(Array.from({length: rounds}, () => timesOf(engine, queries)).flat()),
    bytes: await compressedBytes(records),
  };
  console.log(JSON.stringify(figures));
}

await main();
