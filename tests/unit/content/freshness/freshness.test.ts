import {expect, test} from 'vitest';
import type {Fact} from '../../../../src/content/freshness/fact';
import {changesSince} from '../../../../src/content/freshness/freshness';
import {changesOf, facts, parseFrontMatter} from '../../../../src/content/freshness/front-matter';

const recipe = (name: string, changed: string, ...aliases: string[]): Fact => ({
  kind: 'recipe',
  name,
  aliases,
  changed,
});

const bios = recipe('bios', '2026-08-23');
const update = recipe('update', '2026-09-03', 'upgrade');

test('changes after the verification of a page are reported, newest first', () => {
  const mentions = [
    {fact: bios, label: 'ujust bios', line: 3},
    {fact: update, label: 'ujust upgrade', line: 5},
    {fact: update, label: 'ujust update', line: 9},
  ];
  expect(changesSince('2026-08-22', mentions)).toEqual([
    {label: 'ujust upgrade', on: '2026-09-03'},
    {label: 'ujust bios', on: '2026-08-23'},
  ]);
  expect(changesSince('2026-08-23', mentions)).toEqual([
    {label: 'ujust upgrade', on: '2026-09-03'},
  ]);
  expect(changesSince('2026-09-03', mentions)).toEqual([]);
});

test('a page is only compared with the facts it mentions', () => {
  expect(changesOf('Run `ujust update`.', '2026-08-22', [bios, update])).toEqual([
    {label: 'ujust update', on: '2026-09-03'},
  ]);
  expect(changesOf('Run nothing.', '2026-08-22', [bios, update])).toEqual([]);
  expect(changesOf('Not <valid MDX', '2026-08-22', [bios, update])).toEqual([]);
});

/** Returns the front matter of a page that mentions a recipe. */
async function frontMatterOf(verified: unknown) {
  const {frontMatter} = await parseFrontMatter({
    filePath: '/docs/page.md',
    fileContent: 'Run `ujust update`.',
    defaultParseFrontMatter: () =>
      Promise.resolve({frontMatter: {title: 'A page', verified}, content: 'Run `ujust update`.'}),
  });
  return frontMatter;
}

test('changes are added to the front matter of outdated pages only', async () => {
  const changed = facts.find(({kind, name}) => kind === 'recipe' && name === 'update')?.changed;
  const before = {date: '2025-01-01', version: '41'};
  const after = {date: '2999-01-01', version: '99'};
  expect(await frontMatterOf(before)).toEqual({
    title: 'A page',
    verified: before,
    changes: [{label: 'ujust update', on: changed}],
  });
  expect(await frontMatterOf(after)).toEqual({title: 'A page', verified: after});
  expect(await frontMatterOf(undefined)).toEqual({title: 'A page', verified: undefined});
});
