import {describe, expect, test} from 'vitest';
import {readPushConfig, redactor} from '../../../../../src/search/build/push/config';
import {summaryOf} from '../../../../../src/search/build/push/summary';
import {synonymsOf} from '../../../../../src/search/build/push/synonyms';
import {recordsOfPage} from '../../../support/records';

const environment = {
  ALGOLIA_APP_ID: ' APP ',
  ALGOLIA_ADMIN_API_KEY: 'ADMIN',
  ALGOLIA_INDEX_NAME: 'docs',
};

describe('the configuration of a push', () => {
  test('is read from the environment', () => {
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
  ])('is incomplete in %j', (incomplete, missing) => {
    expect(() => readPushConfig(incomplete)).toThrow(
      new Error(
        `Set ${missing} in the environment: a push needs ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME.`,
      ),
    );
  });

  test('can be redacted from a text', () => {
    const redact = redactor({...environment, ALGOLIA_SEARCH_API_KEY: 'SEARCH'});
    expect(redact('APP and ADMIN and ADMIN, SEARCH, docs')).toBe('*** and *** and ***, ***, docs');
    expect(redactor({ALGOLIA_APP_ID: ''})('nothing to hide')).toBe('nothing to hide');
  });
});

describe('synonyms', () => {
  test('are converted from groups', () => {
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
  ])('cannot be %j', (groups, place) => {
    expect(() => synonymsOf(groups, 'src/search/embedded/synonyms.json')).toThrow(
      new Error(
        `src/search/embedded/synonyms.json: ${place} is not a list of synonyms; write each group as 2 to 20 words, for example [["wipe", "factory reset"]].`,
      ),
    );
  });
});

test('a summary counts the records by part of the site', () => {
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
