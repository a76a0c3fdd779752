import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {readSearchSettings} from '../../../../src/config/search';
import searchPage, {openSearchDescription} from '../../../../src/search/build/searchPage';

function pluginFor(environment: Record<string, string>) {
  const {themeConfig} = readSearchSettings(environment);
  const siteConfig: Partial<LoadContext['siteConfig']> = {title: 'Docs', themeConfig};
  return searchPage({baseUrl: '/', siteConfig} as LoadContext);
}

test('the embedded search has a page and an OpenSearch description', () => {
  expect(pluginFor({})).toHaveProperty('contentLoaded');
  expect(pluginFor({})).toHaveProperty('postBuild');
  expect(JSON.stringify(pluginFor({}).injectHtmlTags?.({content: undefined}))).toContain(
    '"href":"/opensearch.xml"',
  );
});

test('with Algolia, the theme of Docusaurus creates both', () => {
  const plugin = pluginFor({
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_SEARCH_API_KEY: 'KEY',
    ALGOLIA_INDEX_NAME: 'docs',
  });
  expect(Object.keys(plugin)).toEqual(['name']);
});

test('the text of a description is escaped', () => {
  const description = openSearchDescription({
    title: 'A & <B>',
    page: 'https://docs.example.org/search',
    icon: 'https://docs.example.org/i.svg',
    self: 'https://docs.example.org/opensearch.xml',
  });
  expect(description).toContain('<ShortName>A &amp; &lt;B&gt;</ShortName>');
  expect(description).toContain('template="https://docs.example.org/search?q={searchTerms}"');
});
