import {describe, expect, test} from 'vitest';
import {entriesOf, facetsOf, matchingSections, nearestSections, sectionsOf} from './sections';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

/** Sections of blocks written as Markdown lines. */
const cut = (...lines: string[]) =>
  sectionsOf(
    lines,
    (line) => /^#*/.exec(line)?.[0].length ?? 0,
    (line) => line.replace(/^#+ /, ''),
    (line) => line.match(/(?<=\[)[a-z]+(?=\])/g) ?? [],
  );

const recipes = cut(
  'All recipes.',
  '## System',
  'What looks after the system.',
  '### update',
  'Updates the image.',
  '### toggle-tpm2',
  'Unlocks the disk.',
  '## Apps',
  '### bbrew',
  'Installs apps with Homebrew.',
);

/** The first lines of the sections that match a query. */
const left = (query: string) => matchingSections(recipes, query).map(({blocks}) => blocks[0]);

test('sections begin at headings and contain the words of all their blocks', () => {
  expect(recipes.map(({level}) => level)).toEqual([0, 2, 3, 3, 2, 3]);
  expect(recipes[2]).toEqual({
    level: 3,
    text: 'update Updates the image.',
    badges: [],
    blocks: ['### update', 'Updates the image.'],
  });
});

describe('a query keeps', () => {
  test('everything if it is empty', () => {
    expect(matchingSections(recipes, '  ')).toEqual(recipes);
  });

  test('sections with all of its words in any order and case, under their heading', () => {
    expect(left('DISK unlocks')).toEqual(['All recipes.', '## System', '### toggle-tpm2']);
    expect(left('disk homebrew')).toEqual(['All recipes.']);
  });

  test('sections in which a word starts with the query, as while typing', () => {
    expect(left('bbr')).toEqual(['All recipes.', '## Apps', '### bbrew']);
  });

  test('a group that matches itself, without the entries that do not', () => {
    expect(left('looks after')).toEqual(['All recipes.', '## System']);
  });
});

test('if no entry has all words, those with most are near, and one word is not enough', () => {
  const near = (query: string) => nearestSections(recipes, query).map(({blocks}) => blocks[0]);
  expect(near('unlocks the disk of host42')).toEqual([
    'All recipes.',
    '## System',
    '### toggle-tpm2',
  ]);
  expect(near('disk host42')).toEqual([]);
});

test('near entries have the badges chosen, though others have more of the words', () => {
  const entries = cut('### a', 'one two three', '### b', 'one two [asks]');
  const near = (...chosen: string[]) =>
    nearestSections(entries, 'one two three four', chosen).map(({blocks}) => blocks[0]);
  expect(near()).toEqual(['### a']);
  expect(near('asks')).toEqual(['### b']);
});

describe('badges', () => {
  const badged = cut('## Apps', '### a', '[asks]', '### b', '[asks] [deletes]', '### c');
  const kept = (query: string, ...chosen: string[]) =>
    entriesOf(matchingSections(badged, query, chosen)).map(({blocks}) => blocks[0]);

  test('keep the sections that have all of those chosen, and the words', () => {
    expect(kept('', 'asks')).toEqual(['### a', '### b']);
    expect(kept('', 'asks', 'deletes')).toEqual(['### b']);
    expect(kept('asks', 'deletes')).toEqual(['### b']);
    expect(kept('zeppelin', 'asks')).toEqual([]);
  });

  test('are offered once each, unless all entries have them', () => {
    expect(facetsOf(badged)).toEqual(['asks', 'deletes']);
    expect(facetsOf(cut('### a', '[asks]', '### b', '[asks]'))).toEqual([]);
  });
});

test('entries are the sections without subsections', () => {
  expect(entriesOf(recipes).map(({blocks}) => blocks[0])).toEqual([
    '### update',
    '### toggle-tpm2',
    '### bbrew',
  ]);
  expect(entriesOf(cut('## atomic', 'Whole.', '## pin')).length).toBe(2);
  expect(entriesOf([])).toEqual([]);
});

test('a page gives it a name and content', () => {
  expect(problemsOf('<Filter name="Filter">\n\n## A heading\n\n</Filter>')).toEqual([]);
  expect(problemsOf('<Filter>\n\n## A heading\n\n</Filter>')).toEqual([
    `1: <Filter> has no "name"; write ${rule.form}`,
  ]);
  expect(problemsOf('<Filter name="Filter" by="item">\n\n- One\n\n</Filter>')).toEqual([]);
  expect(problemsOf('<Filter name="Filter" by="row">\n\n- One\n\n</Filter>')).toHaveLength(1);
  expect(problemsOf('<Filter name="Filter"> </Filter>')).toEqual([
    `1: <Filter> is empty; write ${rule.form}`,
  ]);
});
