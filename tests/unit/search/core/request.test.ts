import {describe, expect, test} from 'vitest';
import {searchRequest} from '../../../../src/search/core/request';

test('a request asks for the attributes, highlights and snippets of a list of results', () => {
  expect(searchRequest({indexName: 'docs', query: 'vpn', snippetWords: 10})).toEqual({
    indexName: 'docs',
    query: 'vpn',
    params: {
      attributesToRetrieve: [
        'hierarchy.lvl0',
        'hierarchy.lvl1',
        'hierarchy.lvl2',
        'hierarchy.lvl3',
        'hierarchy.lvl4',
        'hierarchy.lvl5',
        'hierarchy.lvl6',
        'content',
        'type',
        'url',
      ],
      attributesToSnippet: [
        'hierarchy.lvl1:10',
        'hierarchy.lvl2:10',
        'hierarchy.lvl3:10',
        'hierarchy.lvl4:10',
        'hierarchy.lvl5:10',
        'hierarchy.lvl6:10',
        'content:10',
      ],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      page: 0,
      clickAnalytics: false,
      facetFilters: [],
    },
  });
});

test('the length of snippets, the page and the filters can be set', () => {
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs']];
  const {params} = searchRequest({
    indexName: 'docs',
    query: 'vpn',
    snippetWords: 5,
    page: 2,
    facetFilters,
  });
  expect(params).toMatchObject({page: 2, facetFilters});
  expect(params.attributesToSnippet).toContain('content:5');
});

test('the site can add parameters, but not change those that affect the response format', () => {
  const {params} = searchRequest({
    indexName: 'docs',
    query: 'vpn',
    snippetWords: 5,
    facetFilters: ['language:en', 'type:lvl1'],
    searchParameters: {
      facetFilters: ['type:lvl1'],
      snippetEllipsisText: '...',
      typoTolerance: false,
      attributesToRetrieve: ['url'],
      highlightPreTag: '<b>',
      highlightPostTag: '</b>',
      hitsPerPage: 1_000,
      page: 7,
    },
  });
  expect(params).toMatchObject({
    facetFilters: ['language:en', 'type:lvl1'],
    snippetEllipsisText: '...',
    typoTolerance: false,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    page: 0,
  });
  expect(params.attributesToRetrieve).toContain('hierarchy.lvl6');
});

describe('a query', () => {
  const queryOf = (query: string) =>
    searchRequest({indexName: 'docs', query, snippetWords: 10}).query;

  test('of 64 characters is sent as it is', () => {
    expect(queryOf(`12345678 ${'a'.repeat(55)}`)).toBe(`12345678 ${'a'.repeat(55)}`);
  });

  test('that a program has written is sent without that text even if it is short', () => {
    const {query} = searchRequest({
      indexName: 'docs',
      query: 'error: 0000:00:1d.0 is lost',
      snippetWords: 10,
    });
    expect(query).toBe('error: is lost');
  });

  test('that is longer is a message, sent without text that differs on every computer', () => {
    expect(queryOf(`May 02 14:30:43 host ostree[55159]: ${'a'.repeat(64)}`)).toBe(
      `ostree : ${'a'.repeat(64)}`,
    );
  });

  test('is truncated to 500 characters', () => {
    expect(queryOf('a'.repeat(501))).toBe('a'.repeat(500));
  });
});
