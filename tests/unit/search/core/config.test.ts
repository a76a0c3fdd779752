import {expect, test} from 'vitest';
import {readSearchSettings} from '../../../../src/config/search';
import {searchConfigOf} from '../../../../src/search/core/config';

test('without Algolia, the embedded engine is used, with its own index name', () => {
  expect(searchConfigOf(readSearchSettings({}))).toEqual({
    engine: 'embedded',
    indexName: 'aurora-docs',
  });
});

test('with Algolia, its options and the additional hosts are used', () => {
  const {themeConfig, customFields} = readSearchSettings({
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_SEARCH_API_KEY: 'KEY',
    ALGOLIA_INDEX_NAME: 'docs',
    ALGOLIA_HOSTS: 'search.example.org',
    ALGOLIA_INSIGHTS: 'true',
    ALGOLIA_ESCAPED: 'true',
  });
  const algolia = {...themeConfig.algolia, contextualSearch: false};
  expect(searchConfigOf({themeConfig: {algolia}, customFields})).toEqual({
    engine: 'algolia',
    appId: 'APP',
    apiKey: 'KEY',
    indexName: 'docs',
    hosts: ['search.example.org'],
    insights: true,
    isEscaped: true,
    contextualSearch: false,
    searchPagePath: 'search',
  });
});

test("without additional hosts, Algolia's own are used", () => {
  const algolia = {appId: 'APP', apiKey: 'KEY', indexName: 'docs'};
  expect(searchConfigOf({themeConfig: {algolia}})).toMatchObject({engine: 'algolia', hosts: []});
});
