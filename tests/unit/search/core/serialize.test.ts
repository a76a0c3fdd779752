import {describe, expect, test} from 'vitest';
import {sectionsOf} from '../../../../src/search/build/sections';
import {parseMarkdown} from '../../../../src/content/markdown/parse';
import {
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
/** The same pages; the last section of each is linked from the first text of the first page. */
const pages = unlinked.map((page): Page => {
  const context = unlinked.flatMap(({sections}) => sections.flatMap(({blocks}) => blocks))[0] ?? '';
  const isLinked = (number: number) => number > 0 && number === page.sections.length - 1;
  return {
    ...page,
    sections: page.sections.map((section, number) =>
      isLinked(number) ? {...section, contexts: [context]} : section,
    ),
  };
});
const records = pages.flatMap(recordsOf);
const unlinkedRecords = unlinked.flatMap(recordsOf);
const characters = pages
  .flatMap(({sections}) => sections.flatMap(({blocks}) => blocks))
  .reduce((sum, {length}) => sum + length, 0);

/** Serializes and parses a part. */
function roundTrip<Part>(part: Part): Part {
  return JSON.parse(JSON.stringify(part)) as Part;
}

describe.each([0, 1, 40, 400, characters - 1, characters, Infinity])(
  'pages with a lead of %d characters',
  (lead) => {
    const {first, rest} = roundTrip(serializePages(pages, lead));

    test('are the same with both parts', () => {
      expect(deserializePages(first, rest)).toEqual(pages);
      expect(deserializeRecords(first, rest)).toEqual(records);
    });

    test('are a subset with the first part only', () => {
      const ids = new Map(unlinkedRecords.map((record) => [record.objectID, record]));
      const known = deserializeRecords(first);
      // The texts that link to a section come with the rest.
      expect(known.every(({contexts}) => contexts === undefined)).toBe(true);
      expect(known.map(({objectID}) => ids.get(objectID))).toEqual(known);
      expect(new Set(known.map(({objectID}) => objectID)).size).toBe(known.length);
    });

    test('have all headings, descriptions and keywords in the first part', () => {
      const isSaid = ({type, content}: (typeof records)[number]) =>
        type !== 'content' || content === pages[0]?.description;
      expect(deserializeRecords(first).filter(isSaid)).toEqual(unlinkedRecords.filter(isSaid));
    });

    test('have a limited amount of text in the first part', () => {
      const blocks = first.flatMap(({sections}) => sections.flatMap(([, , , texts]) => texts));
      expect(blocks.reduce((sum, {length}) => sum + length, 0)).toBeLessThanOrEqual(lead);
    });
  },
);

test('wordings are in the first part, and count towards its limit', () => {
  const section = {depth: 2 as const, title: 'Print', id: 'print', blocks: ['12345', '67890']};
  const leadOf = (askedAs: string[]) => {
    const {first, rest} = serializePages(
      [{...(pages[0] as Page), sections: [{...section, askedAs}]}],
      10,
    );
    const known = deserializePages(first).flatMap(({sections}) => sections);
    expect(known.map((lead) => lead.askedAs)).toEqual([askedAs]);
    return [first[0]?.sections[0]?.[3], rest.blocks[0]?.[0]];
  };
  expect(leadOf([])).toEqual([['12345', '67890'], []]);
  expect(leadOf(['ab', 'c'])).toEqual([['12345'], ['67890']]);
  expect(leadOf(['printer offline'])).toEqual([[], ['12345', '67890']]);
});

test('each section has a block in the first part before any has a second one', () => {
  const section = (id: string, blocks: string[]) => ({
    depth: 2 as const,
    title: id,
    id,
    askedAs: [],
    blocks,
  });
  const page = {
    ...(pages[0] as Page),
    sections: [section('a', ['aa', 'bb']), section('b', ['cc', 'dd']), section('c', ['ee'])],
  };
  const leads = serializePages([page], 8).first[0]?.sections.map(([, , , blocks]) => blocks);
  expect(leads).toEqual([['aa', 'bb'], ['cc'], ['ee']]);
});

test('an empty site stays empty', () => {
  const none = {first: [], rest: {blocks: [], contexts: []}};
  expect(serializePages([], 10)).toEqual(none);
  expect(deserializeRecords(none.first, none.rest)).toEqual([]);
});
