import {expect, test} from 'vitest';
import {limits} from '../../../../src/search/core/client';
import {searchRequest} from '../../../../src/search/core/request';
import {createEngine} from '../../../../src/search/embedded/engine';
import {recordsOfPage} from '../../support/records';

const text = `Any of these tunnels will do.

## Use Mesh

Mesh joins your computers by tunnels. Tunnels, tunnels, tunnels.

### Turn Mesh off

{/* asked as: remove the net; stop mesh */}

Mesh, Mesh and Mesh: a mesh that is off is no Mesh.

### If Mesh asks for root

{/* asked as: mesh root */}

Mesh asks, and Mesh waits for Mesh.`;

const engine = createEngine([
  ...recordsOfPage(text, {url: '/guides/vpn', title: 'Connect to a tunnel', label: 'Tunnels'}),
  ...recordsOfPage('## Tunnels of a mine\\n\\nTunnels, tunnels and tunnels.', {
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
  expect(urlsOf('mesh asks for root')[0]).toBe('/guides/vpn#if-mesh-asks-for-root');
  expect(urlsOf('remove the net')[0]).toBe('/guides/vpn#turn-mesh-off');
  expect(urlsOf('stop mesh')[0]).toBe('/guides/vpn#turn-mesh-off');
});

test('a page that the sidebar calls by the query stands before its sections, and where its best section stood', () => {
  expect(urlsOf('tunnels').filter((url) => url.startsWith('/guides/vpn'))[0]).toBe('/guides/vpn');
});
