import {expect, test} from 'vitest';
import {sectionsOf} from '../../../../src/search/build/sections';
import {parseMarkdown} from '../../../../src/content/markdown/parse';
import {
  backgroundOf,
  serializePages,
  deserializePages,
  deserializeRecords,
} from '../../../../src/search/core/serialize';
import {recordsOf, type Page, type Section} from '../../../../src/search/core/pages';
import {fixture, fixturesIn} from '../../support/fixtures';

const unlinked = fixturesIn('pages').map((file, number): Page => ({
  url: `/page-${number}`,
  title: `Page "${number}"`,
  description: 'What it is about: <all> of it.',
  keywords: number % 2 === 0 ? [] : ['one', 'two words'],
  group: 'Guides',
  rank: 100 - number,
  language: 'en',
  tag: 'docs-default-current',
  version: 'current',
  sections: sectionsOf(parseMarkdown(fixture(`pages/${file}`))).map((section): Section => ({
    depth: section.depth,
    title: section.title,
    id: section.id,
    askedAs: section.askedAs,
    blocks: section.blocks,
  })),
}));
/**
 * The same pages; the last section of each is linked from the first text of the first page, and helps
 * with two messages.
 */
const messages = ['no such file · It is gone.', 'hci0 · Bluetooth'];
const pages = unlinked.map((page): Page => {
  const context = unlinked.flatMap(({sections}) => sections.flatMap(({blocks}) => blocks))[0] ?? '';
  const isLinked = (number: number) => number > 0 && number === page.sections.length - 1;
  return {
    ...page,
    sections: page.sections.map((section, number) =>
      isLinked(number) ? {...section, contexts: [context], messages} : section,
    ),
  };
});
const records = pages.flatMap(recordsOf);
const unlinkedRecords = unlinked.flatMap(recordsOf);
/** Serializes and parses a part. */
function roundTrip<Part>(part: Part): Part {
  return JSON.parse(JSON.stringify(part)) as Part;
}

const {first, rest} = roundTrip(serializePages(pages));

test('pages are the same with both parts', () => {
  expect(deserializePages(first, rest)).toEqual(pages);
  expect(deserializeRecords(first, rest)).toEqual(records);
});

test('the first part has all headings and keywords, and neither descriptions nor text', () => {
  // The texts that link to a section, and messages, come with the rest.
  expect(deserializeRecords(first)).toEqual(unlinkedRecords.filter(({type}) => type !== 'content'));
  expect(deserializePages(first).some((page) => 'description' in page)).toBe(false);
});

test('wordings are in the first part', () => {
  const section = {depth: 2 as const, title: 'Print', id: 'print', blocks: ['12345', '67890']};
  const askedAs = ['printer offline'];
  const page = {...(pages[0] as Page), sections: [{...section, askedAs}]};
  const known = deserializePages(serializePages([page]).first).flatMap(({sections}) => sections);
  expect(known).toEqual([{...section, askedAs, blocks: []}]);
});

test('further wordings come with the rest, earlier for a section that nobody asks for', () => {
  const long = 'a wording of 23 letters';
  const asked = {questions: ['how to print']};
  for (const [askedAs, more, count] of [
    [['w1', 'w2', 'w3', 'w4', 'w5'], {}, 5],
    [['w1', long, 'w3'], {}, 1],
    [['w1', long, 'w3'], asked, 3],
    [[long, long, 'w3'], asked, 1],
    [[long, 'w2'], {}, 0],
    [[`${long} ${long}`, 'w2'], asked, 0],
  ] as const) {
    const section = {
      depth: 2 as const,
      title: 'Print',
      id: 'print',
      askedAs: [...askedAs],
      blocks: [],
    };
    const page = {...(pages[0] as Page), sections: [{...section, ...more}]};
    const parts = roundTrip(serializePages([page]));
    const wordingsOf = (some: readonly Page[]) => some[0]?.sections[0]?.askedAs;
    expect(wordingsOf(deserializePages(parts.first))).toEqual(askedAs.slice(0, count));
    expect(wordingsOf(deserializePages(parts.first, parts.rest))).toEqual(askedAs);
  }
});

test('a question is written once, however many sections answer it', () => {
  const section = {depth: 2 as const, title: '', id: '', askedAs: [], blocks: []};
  const sections = [
    {...section, title: 'Print', questions: ['printer gone', 'scan to pc']},
    {...section, title: 'Scan', questions: ['scan to pc']},
  ];
  const parts = roundTrip(serializePages([{...(pages[0] as Page), sections}]));
  expect(parts.rest.questions).toEqual([
    ['printer gone', 0],
    ['scan to pc', 0, 1],
  ]);
  const questionsOf = (some: readonly Page[]) => some[0]?.sections.map(({questions}) => questions);
  expect(questionsOf(deserializePages(parts.first, parts.rest))).toEqual([
    ['printer gone', 'scan to pc'],
    ['scan to pc'],
  ]);
  expect(questionsOf(deserializePages(parts.first))).toEqual([undefined, undefined]);
});

test('what the engine knows besides the pages is in the second part', () => {
  const background = {everydayWords: new Map([['thin', 0.2]]), unanswered: ['printer sings']};
  expect(backgroundOf(roundTrip(serializePages(pages, background)).rest)).toEqual(background);
});

test('an empty site stays empty', () => {
  const {first: none, rest: nothing} = serializePages([]);
  expect(none).toEqual([]);
  expect(Object.values(nothing).flat()).toEqual([]);
  expect(deserializeRecords(none, nothing)).toEqual([]);
});
