import {describe, expect, test} from 'vitest';
import {readSearchConfig} from '../../../src/config/search';

const all = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_API_KEY: 'KEY',
  ALGOLIA_INDEX_NAME: 'index',
};

describe('the search settings of a build', () => {
  test('turn on the embedded search when there are none', () => {
    const embedded = {engine: 'embedded', indexName: 'aurora-docs'};
    expect(readSearchConfig({})).toEqual(embedded);
    expect(readSearchConfig({ALGOLIA_APP_ID: '', ALGOLIA_HOSTS: ' , '})).toEqual(embedded);
    expect(readSearchConfig({ALGOLIA_APP_ID: '  '})).toEqual(embedded);
  });

  test('turn on Algolia when all three are set', () => {
    expect(readSearchConfig({...all, ALGOLIA_APP_ID: ' APP '})).toEqual({
      engine: 'algolia',
      appId: 'APP',
      apiKey: 'KEY',
      indexName: 'index',
      hosts: [],
    });
  });

  test('name other hosts, with ports, separated by commas', () => {
    const config = readSearchConfig({...all, ALGOLIA_HOSTS: 'search.example.org, localhost:8080,'});
    expect(config).toMatchObject({hosts: ['search.example.org', 'localhost:8080']});
  });

  test('say whether the index holds escaped texts', () => {
    const isEscaped = (value?: string) => {
      const config = readSearchConfig({...all, ALGOLIA_ESCAPED: value});
      return config.engine === 'algolia' && config.isEscaped === true;
    };
    expect([' true ', 'false', '', undefined].map(isEscaped)).toEqual([true, false, false, false]);
  });

  test('report to Algolia only when told to', () => {
    const insightsOf = (value?: string) => {
      const config = readSearchConfig({...all, ALGOLIA_INSIGHTS: value});
      return config.engine === 'algolia' && config.insights === true;
    };
    expect([' true ', 'false', '', undefined].map(insightsOf)).toEqual([true, false, false, false]);
  });
});

describe('a build stops and says what to do', () => {
  const together =
    'Set ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME together, or none of them to use the embedded search.';

  test.each([
    [['ALGOLIA_APP_ID'], 'ALGOLIA_APP_ID is'],
    [['ALGOLIA_SEARCH_API_KEY'], 'ALGOLIA_SEARCH_API_KEY is'],
    [['ALGOLIA_INDEX_NAME'], 'ALGOLIA_INDEX_NAME is'],
    [['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME'], 'ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME are'],
  ])('when %j is not set', (names, missing) => {
    const environment = Object.fromEntries(
      Object.entries(all).filter(([name]) => !names.includes(name)),
    );
    expect(() => readSearchConfig(environment)).toThrow(
      new Error(`Algolia search is only partly set up: ${missing} missing. ${together}`),
    );
  });

  test.each(['https://search.example.org', 'search.example.org/path', 'a b', 'host:port'])(
    'when "%s" stands for a host',
    (host) => {
      expect(() => readSearchConfig({...all, ALGOLIA_HOSTS: `ok.example,${host}`})).toThrow(
        new Error(
          `ALGOLIA_HOSTS names "${host}", which is not a host name. List hosts without a scheme or a path, separated by commas, for example search.example.org,localhost:8080.`,
        ),
      );
    },
  );

  test('when hosts are set for the embedded search', () => {
    expect(() => readSearchConfig({ALGOLIA_HOSTS: 'search.example.org'})).toThrow(
      new Error(
        'ALGOLIA_HOSTS is set without ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME. Set all four, or none.',
      ),
    );
  });

  test('when the embedded search is to report to Algolia', () => {
    expect(() => readSearchConfig({ALGOLIA_INSIGHTS: 'true'})).toThrow(
      new Error(
        'ALGOLIA_INSIGHTS is on without ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME. Set all four, or turn it off: the embedded search reports nothing to anybody.',
      ),
    );
  });

  test('when the embedded search is told how another index writes its texts', () => {
    expect(() => readSearchConfig({ALGOLIA_ESCAPED: 'true'})).toThrow(
      new Error(
        'ALGOLIA_ESCAPED is on without ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME. Set all four, or turn it off: the embedded search knows how its texts are written.',
      ),
    );
  });

  test.each(['ALGOLIA_INSIGHTS', 'ALGOLIA_ESCAPED'])(
    'when %s is neither on nor off, whichever engine answers',
    (name) => {
      for (const others of [all, {}]) {
        expect(() => readSearchConfig({...others, [name]: 'maybe'})).toThrow(
          new Error(`${name} is "maybe". Set it to true or to false.`),
        );
      }
    },
  );
});
