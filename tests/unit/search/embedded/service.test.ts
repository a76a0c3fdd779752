import {expect, test} from 'vitest';
import {createSearchService} from '../../../../src/search/embedded/service';
import {serializePages} from '../../../../src/search/core/serialize';
import type {Page, Section} from '../../../../src/search/core/pages';
import {searchRequest} from '../../../../src/search/core/request';

const section = (title: string, ...blocks: string[]): Section => ({
  depth: 2,
  title,
  id: title.toLowerCase(),
  askedAs: [],
  blocks,
});
const page = (url: string, title: string, sections: Section[]): Page => ({
  url,
  title,
  description: 'About it.',
  keywords: [],
  group: 'Guides',
  rank: 100,
  language: 'en',
  tag: 'default',
  version: 'current',
  sections: [{depth: 1, title: '', id: '', askedAs: [], blocks: []}, ...sections],
});
const pages = [
  page('/vpn', 'VPN', [section('Wireguard', 'Import a profile.', 'Then open the tunnel.')]),
  page('/disks', 'Disks', [section('Mount', 'Edit the table.', 'A tunnel is no disk.')]),
];
const {first, rest} = serializePages(pages, 32);
const data = (part: unknown) => new TextEncoder().encode(JSON.stringify(part)).buffer;
const request = (query: string) => searchRequest({indexName: 'docs', query, snippetWords: 5});

/** A service whose building stands still until it is let on. */
function startService() {
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const service = createSearchService(() => gate);
  service.start(data(first));
  return {
    service,
    goOn,
    urlsOf: (query: string) => service.search(request(query)).hits.map(({url}) => url),
  };
}

test('the first part answers alone', () => {
  const {urlsOf} = startService();
  expect(urlsOf('wireguard')).toEqual(['/vpn#wireguard']);
  expect(urlsOf('profile')).toEqual(['/vpn#wireguard']);
  expect(urlsOf('tunnel')).toEqual([]);
});

test('the first part answers while the index of all is built, then all answers', async () => {
  const {service, goOn, urlsOf} = startService();
  const completed = service.complete(data(rest));
  expect(urlsOf('profile')).toEqual(['/vpn#wireguard']);
  expect(urlsOf('tunnel')).toEqual([]);
  const [before] = service.search(request('profile')).hits;
  goOn();
  await completed;
  expect(urlsOf('tunnel')).toHaveLength(2);
  expect(service.search(request('profile')).hits[0]).toEqual(before);
});

test('a rest that cannot be read leaves the first part at work', async () => {
  const {service, urlsOf} = startService();
  await expect(service.complete(new TextEncoder().encode('[["').buffer)).rejects.toThrow(
    SyntaxError,
  );
  expect(urlsOf('wireguard')).toEqual(['/vpn#wireguard']);
});

test('a first part that cannot be read is an error', () => {
  const service = createSearchService(() => Promise.resolve());
  expect(() => service.start(new TextEncoder().encode('<html>').buffer)).toThrow(SyntaxError);
});

test('queries are suggested from titles', () => {
  expect(startService().service.suggest('disc')).toEqual(['Disks']);
});
