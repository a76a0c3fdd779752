import {createEngine} from '../../../src/search/embedded/engine';
import type {SearchParams, SearchResult} from '../../../src/search/core/client';
import {searchRequest} from '../../../src/search/core/request';
import {recordsOfPage} from './records';

// cspell:words über seite eine

/** The records of a small site. */
const records = [
  ...recordsOfPage('## Tailscale\n\nJoin a network.\n\n## Wireguard\n\nImport a profile.', {
    url: '/vpn',
    title: 'Use a VPN',
    description: 'Virtual private networks.',
    keywords: ['tunnel'],
  }),
  ...recordsOfPage(
    '## Roll back\n\nBoot the previous deployment.\n\n## Pin\n\nKeep a deployment.',
    {
      url: '/rescue-mode',
      title: 'Rescue mode',
      description: 'When an update went wrong.',
    },
  ),
  ...recordsOfPage('Steam is there. Roll the dice, then go back to the menu of the café.', {
    url: '/gaming',
    title: 'Play games',
    description: 'Steam, Lutris and gamepads.',
    group: 'Play',
  }),
  ...recordsOfPage('Write `<script>alert("x")</script>` & run <b>deployment</b> `<mark>`.', {
    url: '/blog/escape',
    title: 'Escape "HTML" & more',
    description: 'A post.',
    group: 'Blog',
    tag: 'default',
  }),
  ...recordsOfPage('Ein Text über deployment.', {
    url: '/de/seite',
    title: 'Seite',
    description: 'Eine Seite.',
    language: 'de',
    tag: 'docs-default-1.0',
    version: '1.0',
  }),
];

/** The engine with these records. */
export const engine = createEngine(records);

/** Searches the site like the dialog on a phone. */
export function search(query: string, params: SearchParams = {}): SearchResult {
  const request = searchRequest({indexName: 'docs', query, snippetWords: 5});
  return engine.search({...request, params: {...request.params, ...params}});
}

/** Returns the URLs of the hits, best first. */
export function urlsOf(query: string, params?: SearchParams): string[] {
  return search(query, params).hits.map(({url}) => url);
}
