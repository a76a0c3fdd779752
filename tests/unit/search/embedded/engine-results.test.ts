import {describe, expect, test} from 'vitest';
import {createEngine} from '../../../../src/search/embedded/engine';
import {searchRequest} from '../../../../src/search/core/request';
import {recordsOfPage} from '../../support/records';
import {engine, search, urlsOf} from '../../support/site';

// cspell:words seite wiregaurd

describe('pages of results', () => {
  const many = createEngine(
    Array.from({length: 45}, (_, index) =>
      recordsOfPage('', {url: `/page-${index}`, title: 'Aurora', description: 'x'}),
    ).flat(),
  );
  const page = (number: number, hitsPerPage?: number) => {
    const request = searchRequest({
      indexName: 'docs',
      query: 'aurora',
      snippetWords: 5,
      page: number,
    });
    return many.search({
      ...request,
      params: {...request.params, ...(hitsPerPage !== undefined && {hitsPerPage})},
    });
  };

  test('have 20 hits, except for the last', () => {
    expect([0, 1, 2, 3].map((number) => page(number).hits.length)).toEqual([20, 20, 5, 0]);
    expect(page(2)).toMatchObject({nbHits: 45, page: 2, nbPages: 3});
  });

  test('have the requested number of hits', () => {
    expect(page(4, 10)).toMatchObject({nbHits: 45, page: 4, nbPages: 5});
    expect(page(4, 10).hits).toHaveLength(5);
  });

  test('contain each hit once', () => {
    const urls = [0, 1, 2].flatMap((number) => page(number).hits.map(({url}) => url));
    expect(new Set(urls).size).toBe(45);
  });

  test('have 20 hits by default', () => {
    const {hits, page: number} = many.search({indexName: 'docs', query: 'aurora', params: {}});
    expect([hits.length, number]).toEqual([20, 0]);
  });
});

describe('facet filters', () => {
  test.each([
    ['language', ['language:de'], ['/de/seite']],
    ['tag', ['docusaurus_tag:default'], ['/blog/escape']],
    ['version', ['version:1.0'], ['/de/seite']],
    ['section', ['hierarchy.lvl0:Blog'], ['/blog/escape']],
    [
      'one of several tags and a language',
      ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0']],
      ['/blog/escape'],
    ],
  ])('keep the hits with a %s', (_what, facetFilters, urls) => {
    expect(urlsOf('deployment', {facetFilters})).toEqual(urls);
  });

  test('count only the hits that they keep', () => {
    expect(search('deployment', {facetFilters: ['language:de']})).toMatchObject({
      nbHits: 1,
      nbPages: 1,
    });
  });

  test.each([
    ['no record has that value', ['language:fr']],
    ['records do not have that facet', ['author:me']],
    ['the choice of values is empty', [[]]],
    ['two values exclude each other', ['language:en', 'language:de']],
  ])('keep nothing if %s', (_when, facetFilters) => {
    expect(urlsOf('deployment', {facetFilters})).toEqual([]);
  });
});

describe('facets', () => {
  const facets = ['hierarchy.lvl0'];

  test('count the hits on all pages of results, by section', () => {
    const {facets: counts, nbHits} = search('deployment', {facets, hitsPerPage: 1});
    expect(Object.keys(counts?.['hierarchy.lvl0'] ?? {})).toContain('Blog');
    const sum = Object.values(counts?.['hierarchy.lvl0'] ?? {}).reduce((a, b) => a + b, 0);
    expect(sum).toBe(nbHits);
  });

  test('count only what was asked for', () => {
    expect(search('deployment').facets).toBeUndefined();
    expect(search('deployment', {facets: ['type']}).facets).toBeUndefined();
  });
});

describe('a hit', () => {
  test('has the format of a hosted index', () => {
    expect(search('tailscale').hits[0]).toEqual({
      objectID: '/vpn#1000',
      url: '/vpn#tailscale',
      type: 'lvl2',
      content: null,
      hierarchy: {
        lvl0: 'Guides',
        lvl1: 'Use a VPN',
        lvl2: 'Tailscale',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      _highlightResult: {
        hierarchy: {
          lvl0: {value: 'Guides'},
          lvl1: {value: 'Use a VPN'},
          lvl2: {value: '<mark>Tailscale</mark>'},
        },
      },
      _snippetResult: {
        hierarchy: {lvl1: {value: 'Use a VPN'}, lvl2: {value: '<mark>Tailscale</mark>'}},
        // A heading is shown with the first text below it.
        content: {value: 'Join a network.'},
      },
    });
  });

  test('has a snippet around the match with the requested number of words', () => {
    const {hits} = search('menu', {attributesToSnippet: ['content:4'], snippetEllipsisText: ' … '});
    expect(hits[0]?._snippetResult).toEqual({
      hierarchy: {},
      content: {value: ' … the <mark>menu</mark> of the … '},
    });
  });

  test('highlights the words that match a typo', () => {
    expect(search('wiregaurd').hits[0]?._highlightResult?.hierarchy?.lvl2).toEqual({
      value: '<mark>Wireguard</mark>',
    });
  });

  test('escapes the text of a page', () => {
    const [hit] = search('escape script').hits;
    expect(hit?._highlightResult).toMatchObject({
      hierarchy: {lvl1: {value: '<mark>Escape</mark> &quot;HTML&quot; &amp; more'}},
      content: {
        value:
          'Write &lt;<mark>script</mark>&gt;alert(&quot;x&quot;)&lt;/<mark>script</mark>&gt; &amp; run deployment &lt;mark&gt;.',
      },
    });
  });

  test('has <em> tags by default, and snippets only on request', () => {
    const [hit] = engine.search({indexName: 'docs', query: 'pin', params: {}}).hits;
    expect(hit?._highlightResult?.hierarchy?.lvl2?.value).toBe('<em>Pin</em>');
    expect(hit?._snippetResult).toEqual({hierarchy: {}});
  });
});
