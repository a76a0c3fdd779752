import {describe, expect, test} from 'vitest';
import {limits} from '../../../../src/search/core/client';
import {createEngine} from '../../../../src/search/embedded/engine';
import {searchRequest} from '../../../../src/search/core/request';
import {recordsOfPage} from '../../support/records';
import {engine, search, urlsOf} from '../../support/site';

// cspell:words deploymnt steem stëam wireg wiregaurd

describe('a query finds', () => {
  test.each([
    ['a page by its title', 'vpn', '/vpn'],
    ['a page by its keywords', 'tunnel', '/vpn'],
    ['a page by its URL', 'gaming', '/gaming'],
    ['a heading', 'wireguard', '/vpn#wireguard'],
    ['a text below a heading', 'profile', '/vpn#wireguard'],
    ['an incomplete word', 'wireg', '/vpn#wireguard'],
    ['an incomplete last word', 'import prof', '/vpn#wireguard'],
    ['a short word with one wrong letter', 'steem', '/gaming'],
    ['a long word with two wrong letters', 'wiregaurd', '/vpn#wireguard'],
    ['a word with a missing letter', 'deploymnt previous', '/rescue-mode#roll-back'],
    ['a word in another case', 'TAILSCALE', '/vpn#tailscale'],
    ['a word without its accent', 'cafe', '/gaming'],
    ['a word with a wrong accent', 'Stëam', '/gaming'],
    ['a question', 'how do I roll back?', '/rescue-mode#roll-back'],
  ])('%s first', (_what, query, url) => {
    expect(urlsOf(query)[0]).toBe(url);
  });

  test('a known word exactly, unless it is last and may be incomplete', () => {
    const pages = createEngine([
      ...recordsOfPage('The port is open.', {url: '/port', title: 'One'}),
      ...recordsOfPage('A portable drive is open.', {url: '/portable', title: 'Two'}),
    ]);
    const found = (query: string) =>
      pages
        .search(searchRequest({indexName: 'docs', query, snippetWords: 5}))
        .hits.map(({url}) => url);
    expect(found('open port')).toEqual(['/port', '/portable']);
    expect(found('port is')).toEqual(['/port']);
  });

  test('a section by other words for it, before pages that have them', () => {
    const pages = createEngine([
      ...recordsOfPage('A printer is offline when its cable is out.', {url: '/cables', title: 'A'}),
      ...recordsOfPage(
        '## Add a device {#add}\n\n{/* asked as: printer offline */}\n\nOpen the list.',
        {url: '/devices', title: 'B'},
      ),
    ]);
    const request = searchRequest({indexName: 'docs', query: 'printer offline', snippetWords: 5});
    expect(pages.search(request).hits.map(({url}) => url)).toEqual(['/devices#add', '/cables']);
  });

  test('no typos in short words', () => {
    expect(urlsOf('vpm')).toEqual([]);
  });
});

describe('a query finds nothing', () => {
  test.each([
    ['if it is empty', ''],
    ['if it is blank', '   '],
    ['if it is punctuation', '?!…'],
    ['if it is a symbol with a combining mark', '⚠️'],
    ['if no page contains its words', 'xylophone'],
  ])('%s', (_when, query) => {
    expect(search(query)).toEqual({hits: [], nbHits: 0, page: 0, nbPages: 0});
  });

  test('in an empty index', () => {
    const request = searchRequest({indexName: 'docs', query: 'vpn', snippetWords: 5});
    expect(createEngine([]).search(request)).toMatchObject({hits: [], nbHits: 0});
  });
});

describe('the order of hits', () => {
  test('has a section with all words first, and no page with scattered ones', () => {
    const urls = urlsOf('roll back deployment');
    expect(urls[0]).toBe('/rescue-mode#roll-back');
    expect(urls).not.toContain('/vpn');
  });

  test('has titles before headings before texts', () => {
    const pages = createEngine([
      ...recordsOfPage('About flatpak.', {url: '/text', title: 'One'}),
      ...recordsOfPage('## Flatpak\n\nText.', {url: '/heading', title: 'Two'}),
      ...recordsOfPage('Text.', {url: '/title', title: 'Flatpak'}),
    ]);
    const request = searchRequest({indexName: 'docs', query: 'flatpak', snippetWords: 5});
    expect(pages.search(request).hits.map(({url}) => url)).toEqual([
      '/title',
      '/heading#flatpak',
      '/text',
    ]);
  });

  test('has each URL once, with its best record', () => {
    const {hits} = search('deployment roll');
    const urls = hits.map(({url}) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(hits.find(({url}) => url === '/rescue-mode#pin')?.content).toBe('Keep a deployment.');
  });

  test('has the heading of the higher level first, wherever it is', () => {
    const page = createEngine(recordsOfPage('#### Kernel\n\nText.\n\n## Kernel'));
    const request = searchRequest({indexName: 'docs', query: 'kernel', snippetWords: 5});
    expect(page.search(request).hits.map(({url}) => url)).toEqual([
      '/page#kernel-1',
      '/page#kernel',
    ]);
  });

  test('ignores stop words', () => {
    expect(urlsOf('how do I pin the')).toEqual(urlsOf('pin'));
  });

  test('ignores a symbol after the words', () => {
    expect(urlsOf('wireguard ⚠️')).toEqual(urlsOf('wireguard'));
  });
});

describe('a very long query', () => {
  test('is truncated', () => {
    const padding = 'of '.repeat(limits.messageLength / 3);
    const urls = urlsOf(`import a wireguard profile ${padding}tailscale`);
    expect(urls[0]).toBe('/vpn#wireguard');
    expect(urls).not.toContain('/vpn#tailscale');
  });

  test('does not block the engine, even if it is not truncated', () => {
    const params = searchRequest({indexName: 'docs', query: '', snippetWords: 5}).params;
    const {hits} = engine.search({indexName: 'docs', query: 'wireguard '.repeat(1000), params});
    expect(hits[0]?.url).toBe('/vpn#wireguard');
  });
});
