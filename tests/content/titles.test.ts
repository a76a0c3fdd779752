import {expect, test} from 'vitest';
import {titleProblems} from './checks/titles';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSources} from './lib/sources';

test('every page and post has a title of its own', () => {
  expect(sentences(titleProblems(readSources(fromRoot())))).toEqual([]);
});

test('a title that two pages share is reported with both, whatever its case', () => {
  expect(sentences(titleProblems(readSources(`${fixtures}/titles`)))).toEqual([
    'blog/second.mdx:3: title "Connect to a vpn" is also the title of docs/first.md; give this page its own.',
  ]);
});
