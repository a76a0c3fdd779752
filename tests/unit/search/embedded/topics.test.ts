import {expect, test} from 'vitest';
import {limits} from '../../../../src/search/core/client';
import {searchRequest} from '../../../../src/search/core/request';
import {createEngine} from '../../../../src/search/embedded/engine';
import {recordsOfPage} from '../../support/records';

const text = `Any of these will do.

## Use Mesh

Mesh joins your computers.

### Turn Mesh off

Mesh, Mesh and Mesh: a mesh that is off is no Mesh.

### If Mesh asks for root

{/* asked as: mesh root */}

Mesh asks, and Mesh waits for Mesh.

## Close tunnels in the evening

{/* asked as: tunnels closed; open tunnels */}

Tunnels, tunnels and tunnels: a tunnel that is closed is no tunnel.

## Share a folder

Anybody can read it.

### Reach it from a phone

{/* asked as: share */}

Share, share and share.`;

const engine = createEngine([
  ...recordsOfPage(text, {url: '/guides/vpn', title: 'Connect to a tunnel', label: 'Tunnels'}),
  ...recordsOfPage('## Add a printer\n\nA printer prints.', {
    url: '/guides/hardware',
    title: 'Set up printers, displays, docks and cameras',
  }),
  ...recordsOfPage('## A mine\n\nIt has tunnels.', {
    url: '/guides/mine',
    title: 'Dig',
  }),
]);

const urlsOf = (query: string) =>
  engine
    .search(searchRequest({indexName: 'docs', query, snippetWords: limits.snippetWords}))
    .hits.map(({url}) => url);

test('a section whose heading has the query stands before its parts', () => {
  expect(urlsOf('mesh')[0]).toBe('/guides/vpn#use-mesh');
});

test('a part stands before the whole if its heading has more of the query, or another wording is the query', () => {
  expect(urlsOf('printer')[0]).toBe('/guides/hardware#add-a-printer');
  expect(urlsOf('share')[0]).toBe('/guides/vpn#reach-it-from-a-phone');
});

test('a page that the sidebar calls by the query stands right before its best section', () => {
  expect(urlsOf('tunnels').slice(0, 2)).toEqual([
    '/guides/vpn',
    '/guides/vpn#close-tunnels-in-the-evening',
  ]);
});
