import {expect, test} from 'vitest';
import {noBackground} from '../../../../src/search/core/background';
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
const {first, rest} = serializePages(pages);
const data = (part: unknown) => new TextEncoder().encode(JSON.stringify(part)).buffer;
const request = (query: string) => searchRequest({indexName: 'docs', query, snippetWords: 5});

/** Starts a service that pauses building the whole index until `resume` is called. */
function startService() {
  let resume = () => {};
  const gate = new Promise<void>((resolve) => (resume = resolve));
  const service = createSearchService(() => gate);
  service.start(data(first));
  return {
    service,
    resume,
    urlsOf: (query: string) => service.search(request(query)).hits.map(({url}) => url),
  };
}

test('the first part works alone', () => {
  const {urlsOf} = startService();
  expect(urlsOf('wireguard')).toEqual(['/vpn#wireguard']);
  expect(urlsOf('tunnel')).toEqual([]);
});

test('the first part is used until the whole index is built', async () => {
  const {service, resume, urlsOf} = startService();
  const completed = service.complete(data(rest));
  expect(urlsOf('tunnel')).toEqual([]);
  const [before] = service.search(request('wireguard')).hits;
  resume();
  await completed;
  expect(urlsOf('tunnel')).toHaveLength(2);
  expect(service.search(request('wireguard')).hits[0]?.objectID).toEqual(before?.objectID);
});

test('the whole index knows which questions no page answers', async () => {
  const question = 'import a profile for the office tunnel';
  const text = 'In the office, a profile is there to import. It opens a tunnel.';
  const askedAs = ['import a profile for the tunnel'];
  const asked = [page('/vpn', 'VPN', [{...section('Wireguard', text), askedAs}])];
  const isInDoubt = async (...unanswered: string[]) => {
    const service = createSearchService(() => Promise.resolve());
    const parts = serializePages(asked, {...noBackground, unanswered});
    service.start(data(parts.first));
    await service.complete(data(parts.rest));
    return service.search(request(question)).closeness !== undefined;
  };
  expect(await isInDoubt()).toBe(false);
  expect(await isInDoubt(`${question} of a guest`)).toBe(true);
});

test('the first part stays in use if the rest is invalid', async () => {
  const {service, urlsOf} = startService();
  await expect(service.complete(new TextEncoder().encode('[["').buffer)).rejects.toThrow(
    SyntaxError,
  );
  expect(urlsOf('wireguard')).toEqual(['/vpn#wireguard']);
});

test('an invalid first part is an error', () => {
  const service = createSearchService(() => Promise.resolve());
  expect(() => service.start(new TextEncoder().encode('<html>').buffer)).toThrow(SyntaxError);
});

test('titles are suggested as queries', () => {
  expect(startService().service.suggest('disc')).toEqual(['Disks']);
});
