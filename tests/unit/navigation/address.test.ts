import {expect, test} from 'vitest';
import {readable, wordsOf} from '../../../src/navigation/address';

const folders = new Set(['guides', 'blog', 'project', 'dx']);

test.each([
  ['/guides/vpn', ['vpn']],
  ['/guides/vpn/', ['vpn']],
  ['/guides/Install%20Guide.html', ['install', 'guide']],
  ['/docs/en/local_ai/index.html', ['local', 'ai']],
  ['/InstallGuide', ['install', 'guide']],
  ['/blog/2026/06/18/june-update', ['june', 'update']],
  ['/dx/caf%C3%A9', ['café']],
  ['/vpn/vpn', ['vpn']],
  ['/guides', ['guides']],
  ['/2026/07', []],
  ['/', []],
])('the words of %s are %j', (path, words) => {
  expect(wordsOf(path, folders)).toEqual(words);
});

test('an invalid escape in a URL is read literally', () => {
  expect(wordsOf('/guides/vpn%')).toEqual(['guides', 'vpn']);
  expect(readable('/guides/VPN%')).toBe('/guides/vpn%');
});

test.each([
  ['/Guides/VPN/', '/guides/vpn'],
  ['/guides//vpn', '/guides/vpn'],
  ['/guides/vpn.html', '/guides/vpn'],
  ['/guides/vpn/index.html', '/guides/vpn'],
  ['/guides/vpn.md', '/guides/vpn'],
  ['/', ''],
])('%s reads as %s', (path, expected) => {
  expect(readable(path)).toBe(expected);
});
