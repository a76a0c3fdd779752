import {expect, test} from 'vitest';
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

/** The texts that do not find their section among the first hits. */
function lost(entries: readonly Entry[], hits: number, searched: readonly SearchRecord[]) {
  const engine = createEngine(searched, background);
  return entries.flatMap(([text, section]) => {
    const found = engine.search({indexName: 'docs', query: text, params: {hitsPerPage: hits}}).hits;
    return found.some(({url}) => url === section) ? [] : [text];
  });
}

test('every message finds the section that helps among the first three hits', () => {
  expect(lost(messages, 3, records)).toEqual([]);
});

test('96 of 100 names find the section of their part first', () => {
  const missing = lost(names, 1, records);
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
  expect(lost(messages, 3, others).length).toBeGreaterThan(messages.length / 2);
});
