import {describe, expect, test} from 'vitest';
import {levels, type SearchRecord} from '../../../../src/search/core/record';
import {fixture, fixturesIn} from '../../support/fixtures';
import {recordsOfPage} from '../../support/records';

/** Returns `lvl0 > lvl1 > …` with a dash for missing levels. */
function trailOf({hierarchy}: SearchRecord): string {
  const values = levels.map((level) => hierarchy[level]);
  const last = values.findLastIndex((value) => value !== null);
  return values
    .slice(0, last + 1)
    .map((value) => value ?? '-')
    .join(' > ');
}

describe('the records of a page', () => {
  test('start with the page: its title with keywords, then its description', () => {
    const [page, description, ...rest] = recordsOfPage(fixture('pages/no-headings.md'), {
      keywords: ['flat'],
    });
    expect(page).toEqual({
      objectID: '/page#0',
      url: '/page',
      anchor: '',
      type: 'lvl1',
      content: null,
      hierarchy: {
        lvl0: 'Guides',
        lvl1: 'The page',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      keywords: ['flat'],
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      weight: {pageRank: 100, level: 100, position: 0},
    });
    expect(description).toMatchObject({
      type: 'content',
      content: 'What it is about.',
      url: '/page',
    });
    expect(rest.map(({content}) => content)).toEqual(['Only a paragraph.']);
  });

  test('link to the heading above the text', () => {
    const records = recordsOfPage(fixture('pages/tabs.mdx'));
    expect(records.map(({type, url}) => `${type} ${url}`)).toEqual([
      'lvl1 /page',
      'content /page',
      'lvl2 /page#install-it',
      'content /page#install-it',
      'content /page#install-it',
      'content /page#install-it',
      'content /page#install-it',
      'lvl3 /page#find-it-in-bazaar',
      'content /page#find-it-in-bazaar',
      'content /page#find-it-in-bazaar',
    ]);
  });

  test('have the headings above them, and no others', () => {
    const records = recordsOfPage(fixture('pages/levels.md'));
    expect(records.map((record) => `${record.type}: ${trailOf(record)}`)).toEqual([
      'lvl1: Guides > The page',
      'content: Guides > The page',
      'content: Guides > The page',
      'lvl2: Guides > The page > Two',
      'lvl3: Guides > The page > Two > Three',
      'lvl4: Guides > The page > Two > Three > Four',
      'lvl5: Guides > The page > Two > Three > Four > Five',
      'lvl6: Guides > The page > Two > Three > Four > Five > Six',
      'content: Guides > The page > Two > Three > Four > Five > Six',
      'lvl3: Guides > The page > Two > Three again',
      'lvl2: Guides > The page > Two again',
      'lvl4: Guides > The page > Two again > - > Four after two',
      'content: Guides > The page > Two again > - > Four after two',
    ]);
  });

  test('have less weight the deeper their heading, and text the least', () => {
    const weights = Object.fromEntries(
      recordsOfPage(fixture('pages/levels.md')).map(({type, weight}) => [type, weight.level]),
    );
    expect(weights).toEqual({
      lvl1: 100,
      lvl2: 90,
      lvl3: 80,
      lvl4: 70,
      lvl5: 60,
      lvl6: 50,
      content: 0,
    });
  });

  test('have the facets for filters', () => {
    const records = recordsOfPage('Text', {language: 'de', tag: 'default', version: '1.0'});
    for (const record of records) {
      expect(record).toMatchObject({language: 'de', docusaurus_tag: 'default', version: '1.0'});
    }
  });
});

describe.each(fixturesIn('pages'))('every record of %s', (file) => {
  const records = recordsOfPage(fixture(`pages/${file}`));

  test('has a unique id, and a position that grows along the page', () => {
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    const positions = records.map(({weight}) => weight.position);
    expect(positions).toEqual([...new Set(positions)].sort((one, other) => one - other));
  });

  test('has a URL that ends in its anchor', () => {
    for (const {url, anchor} of records) {
      expect(url).toBe(anchor === '' ? '/page' : `/page#${anchor}`);
    }
  });

  test('is text, or the last heading of its hierarchy', () => {
    for (const {type, content, hierarchy} of records) {
      if (type === 'content') {
        // One line, or several in a code block.
        expect(content).toMatch(/^(?:\S(?:.*\S)?|(?:\S(?:.*\S)?\n)+)$/);
      } else {
        expect(content).toBeNull();
        expect(hierarchy[type]).toMatch(/^\S(?:.*\S)?$/);
        expect(levels.findLast((level) => hierarchy[level] !== null)).toBe(type);
      }
    }
  });

  test('has keywords only if it is a heading', () => {
    const types = records.filter(({keywords}) => keywords).map(({type}) => type);
    expect(types[0]).toBe('lvl1');
    expect(types).not.toContain('content');
  });
});
