import {expect, test} from 'vitest';
import {retired} from '../../src/data/facts';
import {retiredProblems, type RetiredName} from './checks/retired';
import {readPages} from './lib/pages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

test('retired names stand only where pages call them retired', () => {
  const problems = readPages(fromRoot()).flatMap((page) => retiredProblems(page, retired));
  expect(sentences(problems)).toEqual([]);
});

test('a retired name that passes for a current one is named with what took its place', () => {
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
