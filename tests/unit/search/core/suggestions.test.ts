// cspell:words wiregaurdd softwear instal staem theem tailscal flatpk thrm
import {expect, test} from 'vitest';
import {suggestQueries} from '../../../../src/search/core/suggestions';
import {recordsOfPage} from '../../support/records';

const records = [
  ...recordsOfPage('## Tailscale\n', {
    url: '/vpn',
    title: 'Connect to a VPN',
    keywords: ['WireGuard'],
  }),
  ...recordsOfPage('Text.', {url: '/gaming', title: 'Play games', keywords: ['Steam', 'Lutris']}),
  ...recordsOfPage('Text.', {url: '/software', title: 'Install software', keywords: ['Flatpak']}),
  ...recordsOfPage('Text.', {url: '/themes', title: 'Change the theme'}),
  ...recordsOfPage('Text.', {url: '/theming', title: 'Theme of the login screen'}),
  ...recordsOfPage('Text.', {url: '/themes-more', title: 'Theme for the boot menu'}),
];

test.each([
  ['a slip in a keyword', 'wiregaurdd', ['WireGuard']],
  ['two words that stand together in a title', 'instal softwear', ['Install software']],
  ['a keyword in other company', 'flatpack quota', ['Flatpak']],
  ['upper case', 'STAEM', ['Steam']],
])('%s is found: %s', (_what, query, expected) => {
  expect(suggestQueries(query, records).slice(0, expected.length)).toEqual(expected);
});

test('up to three queries are suggested, the most similar first', () => {
  expect(suggestQueries('theem', records)).toEqual([
    'Change the theme',
    'Theme of the login screen',
    'Theme for the boot menu',
  ]);
  expect(suggestQueries('theem change software steam wireguard', records)).toHaveLength(3);
});

test.each([['xylophone'], [''], ['??'], ['a b']])('nothing is similar to %j', (query) => {
  expect(suggestQueries(query, records)).toEqual([]);
});

test('one word that is hardly similar is a coincidence in a long query', () => {
  expect(suggestQueries('thrm', records)).not.toEqual([]);
  expect(suggestQueries('thrm 111', records)).toEqual([]);
  expect(suggestQueries('thrm 111 222 333 444', records)).toEqual([]);
  expect(suggestQueries('theem 111 222 333 444', records)).not.toEqual([]);
});

test('the query itself is not suggested in any spelling', () => {
  expect(suggestQueries(' FLATPAK ', records)).not.toContain('Flatpak');
});

test('headings below the title are not suggested', () => {
  expect(suggestQueries('tailscal', records)).toEqual([]);
});

test('titles that several pages share are suggested once', () => {
  const twice = recordsOfPage('Text.', {url: '/other', title: 'Other', keywords: ['flatpak']});
  expect(suggestQueries('flatpk', [...records, ...twice])).toEqual(['Flatpak']);
});
