import {expect, test} from 'vitest';
import {readSearchSettings} from '../../../../src/config/search';
import {searchConfigOf} from '../../../../src/search/core/config';

test('a site without Algolia has the embedded engine, under the name that its storage knows', () => {
  expect(searchConfigOf(readSearchSettings({}))).toEqual({
    engine: 'embedded',
    indexName: 'aurora-docs',
  });
});

test('a site with Algolia has all its options, and the additional hosts', () => {
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

test("a site with Algolia's options alone asks Algolia's own hosts", () => {
  const algolia = {appId: 'APP', apiKey: 'KEY', indexName: 'docs'};
  expect(searchConfigOf({themeConfig: {algolia}})).toMatchObject({engine: 'algolia', hosts: []});
});
