import {expect, test} from 'vitest';
import {
  deserializeEverydayWords,
  serializeEverydayWords,
} from '../../../../src/search/core/everyday';

test('everyday words are written by tenths, and those with all of their information not at all', () => {
  const words = new Map([
    ['thin', 0.31],
    ['boot', 1],
    ['air', 0.29],
    ['twice', 0.74],
    ['often', 0.97],
  ]);
  const serialized = serializeEverydayWords(words);
  expect(serialized).toEqual([
    [3, 'air thin'],
    [7, 'twice'],
  ]);
  expect(deserializeEverydayWords(serialized)).toEqual(
    new Map([
      ['air', 0.3],
      ['thin', 0.3],
      ['twice', 0.7],
    ]),
  );
});

test('without everyday words, nothing is written', () => {
  expect(serializeEverydayWords(new Map())).toEqual([]);
  expect(deserializeEverydayWords([])).toEqual(new Map());
});
