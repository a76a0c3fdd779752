import {describe, expect, test} from 'vitest';
import {builtBackground, builtRecords} from '../../scripts/lib/records.mjs';
import {messages as facts, reportedMessages} from '../../src/content/facts/facts';
import {createEngine} from '../../src/search/embedded/engine';
import type {SearchRecord} from '../../src/search/core/record';

const records = await builtRecords();
const background = await builtBackground();

/** What can be typed, and the section that it leads to. */
type Entry = readonly [text: string, section: string];

const messages: Entry[] = facts.messages.map(({message, page}) => [message, page]);
const names: Entry[] = facts.parts.flatMap(({names, page}) =>
  names.map((name): Entry => [name, page]),
);

/** The first hits of each text, and whether they are in doubt. */
function search(entries: readonly Entry[], hitsPerPage: number, searched: readonly SearchRecord[]) {
  const engine = createEngine(searched, background);
  return entries.map(([text, section]) => {
    const {hits, closeness} = engine.search({
      indexName: 'docs',
      query: text,
      params: {hitsPerPage},
    });
    return {text, isFound: hits.some(({url}) => url === section), closeness};
  });
}

/** The texts that do not find their section among the first hits. */
function lost(results: ReturnType<typeof search>): string[] {
  return results.flatMap(({text, isFound}) => (isFound ? [] : [text]));
}

describe('of the messages, pasted as they are,', () => {
  const results = search(messages, 3, records);

  test('each finds the section that helps among the first three hits', () => {
    expect(lost(results)).toEqual([]);
  });

  test('99 of 100 are not in doubt', () => {
    const doubted = results.flatMap(({text, closeness}) => (closeness ? [text] : []));
    expect(doubted.length, doubted.join('\n')).toBeLessThan(messages.length * 0.01);
  });
});

test('96 of 100 names find the section of their part first', () => {
  const missing = lost(search(names, 1, records));
  expect(missing.length, missing.join('\n')).toBeLessThan(names.length * 0.04);
});

test('without the list, and without those that people pasted, most messages are lost', () => {
  const pasted = new Set(Object.values(reportedMessages).flat());
  const others = records
    .filter(({isMessage}) => !isMessage)
    .map(({keywords = [], ...record}) => ({
      ...record,
      keywords: keywords.filter((keyword) => !pasted.has(keyword)),
    }));
  expect(lost(search(messages, 3, others)).length).toBeGreaterThan(messages.length / 2);
});
