import {expect, test} from 'vitest';
import {retired} from '../../src/content/facts/facts';
import {removedRecipeProblems, retiredProblems, type RetiredName} from './checks/retired';
import {parsePage, readPages} from './lib/pages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

test('retired names only appear in sections that call them retired', () => {
  const problems = readPages(fromRoot()).flatMap((page) => retiredProblems(page, retired));
  expect(sentences(problems)).toEqual([]);
});

const recipes = retired.filter(({kind}) => kind === 'recipe');

test('the table of removed recipes matches the facts', () => {
  const page = readPages(fromRoot()).filter(({file}) => file === 'docs/reference/ujust.mdx');
  expect(sentences(page.flatMap((table) => removedRecipeProblems(table, recipes)))).toEqual([]);
  expect(page).toHaveLength(1);
});

test('a retired name that looks current is reported with its replacement', () => {
  const names: RetiredName[] = [
    {name: 'stable-daily', kind: 'stream', instead: 'stable'},
    {name: 'beta', kind: 'stream', instead: 'testing'},
    {name: 'aurora-hwe', kind: 'image', instead: 'aurora'},
    {name: 'aurora-asus', kind: 'image', instead: 'aurora'},
    {name: 'configure-grub', kind: 'recipe', instead: null},
    {name: 'cockpit', kind: 'recipe', instead: null},
  ];
  const say = 'or say in this section that it is retired';
  const problems = readPages(`${fixtures}/retired`).flatMap((page) => retiredProblems(page, names));
  expect(sentences(problems)).toEqual([
    `docs/wrong.md:3: names "aurora-hwe", which is retired; write aurora, ${say}.`,
    `docs/wrong.md:12: names "stable-daily", which is retired; write stable, ${say}.`,
    `docs/wrong.md:12: names "beta", which is retired; write testing, ${say}.`,
    `docs/wrong.md:16: names "-asus", which is retired; write the name of a current image, ${say}.`,
    `docs/wrong.md:19: names "configure-grub", which is retired; leave it out, ${say}.`,
    `docs/wrong.md:20: names "cockpit", which is retired; leave it out, ${say}.`,
  ]);
});

test('a missing row, a different day and a different replacement are reported', () => {
  const text = [
    '| Recipe      | Gone since  | Instead                        |',
    '| ----------- | ----------- | ------------------------------ |',
    '| `one`, `is` | May 2026    | `ujust two`, choose one of two |',
    '| `three`     | 8 June 2026 | No recipe                      |',
    '| `four`      | May 2026    | `ujust five`                   |',
  ].join('\n');
  const page = parsePage({file: 'docs/wrong.md', text});
  const since = '2026-05-08';
  const problems = removedRecipeProblems(page, [
    {name: 'one', since, instead: 'two'},
    {name: 'is', since: null, instead: 'two'},
    {name: 'three', since, instead: null},
    {name: 'four', since, instead: null},
    {name: 'six', since, instead: null},
  ]);
  expect(sentences(problems)).toEqual([
    'docs/wrong.md:4: says that "three" has been gone since 8 June 2026; write 8 May 2026 or May 2026.',
    'docs/wrong.md:5: says five instead of "four"; write none, or correct src/content/facts/retired.json.',
    'docs/wrong.md: has no row for the retired recipe "six"; add it.',
  ]);
});
