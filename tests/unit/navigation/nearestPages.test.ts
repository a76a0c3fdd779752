import {expect, test} from 'vitest';
import {foldersOf, nearestPages} from '../../../src/navigation/nearestPages';

// cspell:words gamign exampel xqzt

const pages = [
  '/guides/vpn',
  '/guides/gaming',
  '/guides/install-guide',
  '/guides/alternate-install-guide',
  '/guides/installation-troubleshoot',
  '/guides/dino',
  '/dx/local-kubernetes',
  '/dx/aurora-dx-intro',
  '/blog/aurora-helium',
  '/project-docs/coc',
  '/guides/example',
  '/reference/example',
].map((path) => ({path, title: path}));

const near = (path: string, limit = 5) => nearestPages(path, pages, limit).map((page) => page.path);

test.each([
  ['a slip of the finger', '/guides/gamign', ['/guides/gaming']],
  ['one letter of three', '/guides/vpm', ['/guides/vpn']],
  ['capitals and an ending', '/Guides/VPN.html', ['/guides/vpn']],
  ['no folder', '/dino', ['/guides/dino']],
  ['another folder', '/docs/how-to/vpn', ['/guides/vpn']],
  ['an underscore', '/dx/local_kubernetes', ['/dx/local-kubernetes']],
  ['a part of the name', '/kubernetes', ['/dx/local-kubernetes']],
  [
    'a name cut off after a word, which is that of a folder',
    '/dx/aurora-dx',
    ['/dx/aurora-dx-intro', '/blog/aurora-helium'],
  ],
  ['the words in another order', '/guides/kubernetes-local', ['/dx/local-kubernetes']],
])('%s finds the page: %s', (_what, path, expected) => {
  expect(near(path)).toEqual(expected);
});

test('of pages with the same words, those with the fewest other words come first', () => {
  expect(near('/install')).toEqual([
    '/guides/install-guide',
    '/guides/installation-troubleshoot',
    '/guides/alternate-install-guide',
  ]);
});

test('of pages with the same name, the one in the requested folder comes first', () => {
  expect(near('/reference/exampel')).toEqual(['/reference/example', '/guides/example']);
  expect(near('/guides/exampel')).toEqual(['/guides/example', '/reference/example']);
});

test.each(['/guides/weather', '/xqzt', '/'])('nothing is similar to %s', (path) => {
  expect(near(path)).toEqual([]);
});

test('a folder without a page finds pages with its name in theirs', () => {
  expect(near('/guides/')).toEqual(['/guides/install-guide', '/guides/alternate-install-guide']);
});

test('the folder alone is not a match', () => {
  expect(near('/guides/sunshine')).toEqual([]);
});

test('there are no more pages than requested', () => {
  expect(near('/install', 2)).toHaveLength(2);
});

test('folders are matched by the words of their names', () => {
  expect([...foldersOf(pages)].sort()).toEqual(['blog', 'dx', 'guides', 'project', 'reference']);
});
