import {describe, expect, test} from 'vitest';
import {readSearchSettings} from '../../../src/config/search';

const all = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_API_KEY: 'KEY',
  ALGOLIA_INDEX_NAME: 'index',
};

describe('the search settings', () => {
  test('default to the embedded search', () => {
    const embedded = {themeConfig: {}, customFields: {}};
    expect(readSearchSettings({})).toEqual(embedded);
    expect(readSearchSettings({ALGOLIA_APP_ID: '', ALGOLIA_HOSTS: ' , '})).toEqual(embedded);
    expect(readSearchSettings({ALGOLIA_APP_ID: '  '})).toEqual(embedded);
  });

  test('enable Algolia if all three are set', () => {
    expect(readSearchSettings({...all, ALGOLIA_APP_ID: ' APP '})).toEqual({
      themeConfig: {
        algolia: {
          appId: 'APP',
          apiKey: 'KEY',
          indexName: 'index',
          insights: false,
          searchPagePath: 'search',
        },
      },
      customFields: {algolia: {hosts: [], isEscaped: false}},
    });
  });

  test('can have other hosts, separated by commas', () => {
    const hosts = ' search.example.org ,localhost:8080,, ';
    const {customFields} = readSearchSettings({...all, ALGOLIA_HOSTS: hosts});
    expect(customFields.algolia?.hosts).toEqual(['search.example.org', 'localhost:8080']);
  });

  test('say whether the index has escaped text', () => {
    const isEscaped = (value?: string) =>
      readSearchSettings({...all, ALGOLIA_ESCAPED: value}).customFields.algolia?.isEscaped;
    expect([' true ', 'false', '', undefined].map(isEscaped)).toEqual([true, false, false, false]);
  });

  test('enable insights only if asked to', () => {
    const insightsOf = (value?: string) =>
      readSearchSettings({...all, ALGOLIA_INSIGHTS: value}).themeConfig.algolia?.insights;
    expect([' true ', 'false', '', undefined].map(insightsOf)).toEqual([true, false, false, false]);
  });
});

describe('invalid settings stop the build', () => {
  const together =
    'Set ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME together, or none of them to use the embedded search.';

  test.each([
    [['ALGOLIA_APP_ID'], 'ALGOLIA_APP_ID is'],
    [['ALGOLIA_SEARCH_API_KEY'], 'ALGOLIA_SEARCH_API_KEY is'],
    [['ALGOLIA_INDEX_NAME'], 'ALGOLIA_INDEX_NAME is'],
    [['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME'], 'ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME are'],
  ])('without %j', (names, missing) => {
    const environment = Object.fromEntries(
      Object.entries(all).filter(([name]) => !names.includes(name)),
    );
    expect(() => readSearchSettings(environment)).toThrow(
      new Error(`Algolia search is only partly set up: ${missing} missing. ${together}`),
    );
  });

  test.each(['https://search.example.org', 'search.example.org/path', 'a b', 'host:port'])(
    'when "%s" stands for a host',
    (host) => {
      expect(() => readSearchSettings({...all, ALGOLIA_HOSTS: `ok.example,${host}`})).toThrow(
        new Error(
          `ALGOLIA_HOSTS names "${host}", which is not a host name. List hosts without a scheme or a path, separated by commas, for example search.example.org,localhost:8080.`,
        ),
      );
    },
  );

  test.each([
    [{ALGOLIA_HOSTS: 'search.example.org'}, 'HOSTS is set', 'or none.'],
    [
      {ALGOLIA_INSIGHTS: 'true'},
      'INSIGHTS is on',
      'or turn it off: the embedded search reports nothing to anybody.',
    ],
    [
      {ALGOLIA_ESCAPED: 'true'},
      'ESCAPED is on',
      'or turn it off: the embedded search knows how its texts are written.',
    ],
  ])('with %j, but the embedded search', (environment, state, advice) => {
    expect(() => readSearchSettings(environment)).toThrow(
      new Error(
        `ALGOLIA_${state} without ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME. Set all four, ${advice}`,
      ),
    );
  });

  test.each(['ALGOLIA_INSIGHTS', 'ALGOLIA_ESCAPED'])(
    'with %s neither on nor off, for both engines',
    (name) => {
      for (const others of [all, {}]) {
        expect(() => readSearchSettings({...others, [name]: 'maybe'})).toThrow(
          new Error(`${name} is "maybe". Set it to true or to false.`),
        );
      }
    },
  );
});
