import path from 'node:path';
import {expect, test} from 'vitest';
import manifest from '../../../../package.json';
import {docusaurus} from '../../../../bench/peers/docusaurus.mjs';
import {filesOf} from '../../../../bench/peers/files.mjs';
import type {Peer, SiteText} from '../../../../bench/peers/peer.mjs';
import {starlight} from '../../../../bench/peers/starlight.mjs';
import {vitepress} from '../../../../bench/peers/vitepress.mjs';

const text: SiteText = {
  title: 'Aurora',
  tagline: 'A desktop',
  url: 'https://docs.example.org',
  images: 'docs/img',
  pages: [
    {
      ...{id: 'intro', path: '/', title: 'Home', label: 'Introduction'},
      ...{description: 'A: all', markdown: 'Hello.\n'},
    },
    {
      ...{id: 'guides/vpn', path: '/guides/vpn', title: 'Connect', label: 'VPN'},
      ...{description: '', markdown: 'Text.\n'},
    },
  ],
  sidebar: [
    {label: 'Introduction', path: '/'},
    {label: 'Use', collapsed: true, items: [{label: 'VPN', path: '/guides/vpn'}]},
  ],
};

const peers = [docusaurus, starlight, vitepress];

const pageOf = (peer: Peer, file: string) =>
  filesOf(peer, text)[path.posix.join(peer.folders.pages, file)];

test.each(peers)('$name has exact versions', ({dependencies}) => {
  for (const version of Object.values(dependencies)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test('the stock Docusaurus has the version of this site', () => {
  expect(docusaurus.dependencies['@docusaurus/core']).toBe(
    manifest.dependencies['@docusaurus/core'],
  );
});

test.each(peers)('$name gets each page with its front matter', (peer) => {
  expect(pageOf(peer, 'index.md')).toMatch(
    /^---\ntitle: Home\ndescription: "A: all"\n---\n\n[^]*Hello\.\n$/,
  );
  expect(pageOf(peer, 'guides/vpn.md')).toContain('Text.');
});

test('only VitePress has the title in the text', () => {
  const titled = peers.filter((peer) => pageOf(peer, 'index.md')?.includes('# Home'));
  expect(titled).toEqual([vitepress]);
});

test.each([
  [
    docusaurus,
    'sidebars.mjs',
    '[{"type":"doc","label":"Introduction","id":"index"},{"type":"category","label":"Use","collapsed":true,"items":[{"type":"doc","label":"VPN","id":"guides/vpn"}]}]',
  ],
  [
    starlight,
    'astro.config.mjs',
    '[{"label":"Introduction","link":"/"},{"label":"Use","collapsed":true,"items":[{"label":"VPN","link":"/guides/vpn"}]}]',
  ],
  [
    vitepress,
    '.vitepress/config.mjs',
    '[{"text":"Introduction","link":"/"},{"text":"Use","collapsed":true,"items":[{"text":"VPN","link":"/guides/vpn"}]}]',
  ],
])('$name has the sidebar of this site in its format', (peer, file, sidebar) => {
  expect(filesOf(peer, text)[file]).toContain(sidebar);
});
