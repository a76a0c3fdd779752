import {describe, expect, test} from 'vitest';
import {readPushConfig, redactor} from '../../../../../src/search/build/push/config';
import {indexSettings} from '../../../../../src/search/build/push/settings';
import {summaryOf} from '../../../../../src/search/build/push/summary';
import {synonymsOf} from '../../../../../src/search/build/push/synonyms';
import {recordsOfPage} from '../../../support/records';

const environment = {
  ALGOLIA_APP_ID: ' APP ',
  ALGOLIA_ADMIN_API_KEY: 'ADMIN',
  ALGOLIA_INDEX_NAME: 'docs',
};

describe('the environment of a push', () => {
  test('names the application, the key, the index and other hosts', () => {
    expect(readPushConfig({...environment, ALGOLIA_HOSTS: 'one.example, localhost:8080'})).toEqual({
      appId: 'APP',
      adminKey: 'ADMIN',
      indexName: 'docs',
      hosts: ['one.example', 'localhost:8080'],
    });
    expect(readPushConfig(environment).hosts).toEqual([]);
  });

  test.each([
    [{...environment, ALGOLIA_ADMIN_API_KEY: ' '}, 'ALGOLIA_ADMIN_API_KEY'],
    [{...environment, ALGOLIA_APP_ID: undefined}, 'ALGOLIA_APP_ID'],
    [{ALGOLIA_APP_ID: 'APP'}, 'ALGOLIA_ADMIN_API_KEY and ALGOLIA_INDEX_NAME'],
  ])('%j is not enough', (incomplete, missing) => {
    expect(() => readPushConfig(incomplete)).toThrow(
      new Error(
        `Set ${missing} in the environment: a push needs ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME.`,
      ),
    );
  });

  test('may not name a host by its address', () => {
    expect(() => readPushConfig({...environment, ALGOLIA_HOSTS: 'https://one.example'})).toThrow(
      /^ALGOLIA_HOSTS names "https:\/\/one\.example"/,
    );
  });

  test('is never repeated in a text', () => {
    const redact = redactor({...environment, ALGOLIA_SEARCH_API_KEY: 'SEARCH'});
    expect(redact('APP and ADMIN and ADMIN, SEARCH, docs')).toBe('*** and *** and ***, ***, docs');
    expect(redactor({ALGOLIA_APP_ID: ''})('nothing to hide')).toBe('nothing to hide');
  });
});

describe('the settings of the index', () => {
  const settings = indexSettings();

  test('search titles and keywords before headings, and text after them', () => {
    expect(settings.searchableAttributes).toEqual([
      'hierarchy.lvl1,keywords',
      ...[2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
      'unordered(content)',
      'unordered(hierarchy.lvl0)',
    ]);
  });

  test('have a facet for everything that a search filters by', () => {
    expect(settings.attributesForFaceting).toEqual([
      'filterOnly(language)',
      'filterOnly(docusaurus_tag)',
      'filterOnly(version)',
      'filterOnly(type)',
    ]);
  });

  test('list each address once, better pages first', () => {
    expect(settings).toMatchObject({
      distinct: true,
      attributeForDistinct: 'url',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
    });
  });

  test('forgive one mistake from four letters and two from eight', () => {
    expect(settings).toMatchObject({minWordSizefor1Typo: 4, minWordSizefor2Typos: 8});
  });
});

describe('synonyms', () => {
  test('are groups of words that mean the same', () => {
    expect(
      synonymsOf(
        [
          ['llm', 'local AI'],
          [' wipe', 'factory reset', 'powerwash'],
        ],
        'f',
      ),
    ).toEqual([
      {objectID: 'group-1', type: 'synonym', synonyms: ['llm', 'local AI']},
      {objectID: 'group-2', type: 'synonym', synonyms: ['wipe', 'factory reset', 'powerwash']},
    ]);
    expect(synonymsOf([], 'f')).toEqual([]);
  });

  test.each([
    [[['llm', 'local AI'], ['alone']], 'group 2'],
    [[['llm', '']], 'group 1'],
    [['llm'], 'group 1'],
    [{llm: 'local AI'}, 'the file'],
  ])('%j are none', (groups, place) => {
    expect(() => synonymsOf(groups, 'src/search/embedded/synonyms.json')).toThrow(
      new Error(
        `src/search/embedded/synonyms.json: ${place} is not a list of synonyms; write each group as 2 to 20 words, for example [["wipe", "factory reset"]].`,
      ),
    );
  });
});

test('a summary counts the records by the part of the site they belong to', () => {
  const records = [
    ...recordsOfPage('Some text that makes this the largest record.', {url: '/long'}),
    ...recordsOfPage('', {url: '/post', tag: 'default', description: ''}),
  ];
  const text = summaryOf({records, settings: {distinct: true}, synonyms: []});
  const bytes = Math.max(...records.map((record) => Buffer.byteLength(JSON.stringify(record))));
  expect(text).toMatch(new RegExp(`^${records.length} records, \\d+ kB\n`));
  expect(text).toMatch(/^ {2}2 default, en$/m);
  expect(text).toMatch(new RegExp(`^The largest has ${bytes} bytes: /long`, 'm'));
  expect(text).toContain('"distinct": true');
});
