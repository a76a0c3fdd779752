import {describe, expect, test} from 'vitest';
import {linkProblem, rootLinksOf} from '../../../../src/content/check/links';
import {parseMarkdown} from '../../../../src/content/markdown/parse';
import {fixture} from '../../support/fixtures';

test('absolute links are found with their lines', () => {
  expect(rootLinksOf(parseMarkdown(fixture('links/page.md')))).toEqual([
    {url: '/guides/vpn#tailscale', line: 5},
    {url: '/img/desktop.png', line: 5},
    {url: '/guides/gaming/', line: 7},
    {url: '/guides/dino', line: 9},
    {url: '/', line: 11},
    {url: '/guides/building?a=b', line: 15},
    {url: '/guides/quadlet', line: 22},
  ]);
});

describe('linkProblem', () => {
  const paths = new Set(['/', '/guides/vpn', '/img/desktop.png', '/blog']);

  test.each([
    '/',
    '/guides/vpn',
    '/guides/vpn/',
    '/guides/vpn#tailscale',
    '/guides/vpn/?a=b#c',
    '/#top',
    '/img/desktop.png',
  ])('accepts %s', (url) => {
    expect(linkProblem(url, paths)).toBeUndefined();
  });

  test.each([
    ['/dx/vpn#tailscale', 'did you mean "/guides/vpn"?'],
    ['/vpn/', 'did you mean "/guides/vpn"?'],
    ['/images/desktop.png', 'did you mean "/img/desktop.png"?'],
    ['/guides/wpn', 'correct it, or add the page or a redirect'],
    ['/guides/pn', 'correct it, or add the page or a redirect'],
    ['/guides/vpn.html', 'correct it, or add the page or a redirect'],
    ['/guides', 'correct it, or add the page or a redirect'],
    ['/Guides/VPN', 'correct it, or add the page or a redirect'],
  ])('reports that %s has no target', (url, advice) => {
    expect(linkProblem(url, paths)).toBe(`link to "${url}" leads nowhere; ${advice}`);
  });
});
