import {statSync} from 'node:fs';
import {expect, test} from 'vitest';
import {bitmapBudgets} from '../../src/config/budgets';
import {bitmapProblems} from './checks/bitmaps';
import {filesBelow, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

test('every bitmap is within its budget', () => {
  const files = filesBelow(fromRoot('static'))
    .filter((file) => /\.(?:png|jpe?g|gif|webp|avif|ico)$/.test(file))
    .map((file) => `static/${file}`);
  expect(files.sort()).toEqual(Object.keys(bitmapBudgets).sort());
  const sizes = Object.fromEntries(files.map((file) => [file, statSync(fromRoot(file)).size]));
  expect(sentences(bitmapProblems(sizes, bitmapBudgets))).toEqual([]);
});

test('a bitmap that is too heavy or has no budget is reported', () => {
  const sizes = {'static/right.png': 10, 'static/heavy.png': 11, 'static/new.webp': 1};
  const budgets = {'static/right.png': 10, 'static/heavy.png': 10};
  expect(sentences(bitmapProblems(sizes, budgets))).toEqual([
    'static/heavy.png: has 11 bytes, 1 more than its budget; make it smaller.',
    'static/new.webp: has no budget; give it one in src/config/budgets.ts.',
  ]);
});
