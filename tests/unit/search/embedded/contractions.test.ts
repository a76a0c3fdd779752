import {expect, test} from 'vitest';
import {expandContractions} from '../../../../src/search/embedded/contractions';
import {createEngine} from '../../../../src/search/embedded/engine';
import {searchRequest} from '../../../../src/search/core/request';
import {recordsOfPage} from '../../support/records';

// cspell:words dosent isnt doesnt dont

const signs = ["'", '’', '‘', '´', '`', 'ʼ', '＇'];

test.each([
  ["won't", 'will not'],
  ["doesn't", 'does not'],
  ["can't", 'cannot'],
  ["isn't", 'is not'],
  ["didn't", 'did not'],
  ["haven't", 'have not'],
  ["I'm", 'i am'],
  ["you're", 'you are'],
  ["what's", 'what'],
])('%s is expanded with any apostrophe, and without one', (word, meaning) => {
  for (const sign of [...signs, '']) {
    expect(expandContractions(word.replace("'", sign))).toBe(meaning);
    expect(expandContractions(word.toUpperCase().replace("'", sign))).toBe(meaning);
  }
});

test.each([
  ["The PC's fan isnt on", 'The PC fan is not on'],
  ["it'll boot, they'd say", 'it will boot, they would say'],
  ["does'nt start, dosent boot", 'does not start, does not boot'],
  ['mount a client, count to ten', 'mount a client, count to ten'],
  ["'quoted'", "'quoted'"],
  ['ＶＰＮ', 'VPN'],
])('%s becomes %s', (query, meaning) => {
  expect(expandContractions(query)).toBe(meaning);
});

const engine = createEngine([
  ...recordsOfPage('You want this to boot.', {url: '/want', title: 'Boot'}),
  ...recordsOfPage('The computer does not boot.', {url: '/not', title: 'Rescue'}),
  ...recordsOfPage('A VPN.', {url: '/vpn', title: 'Tunnel'}),
]);
const hitsOf = (query: string) =>
  engine.search(searchRequest({indexName: 'docs', query, snippetWords: 5})).hits;

test.each(["doesn't boot", 'doesn’t boot', 'doesnt boot'])(
  '%s finds the page with "does not boot" first, before one with "boot" in its title',
  (query) => {
    expect(hitsOf(query)[0]?.url).toBe('/not');
  },
);

test.each(["won't ", 'wont '])('%s is not a typo of another word', (query) => {
  expect(hitsOf(query).map(({url}) => url)).not.toContain('/want');
});

test('full-width letters match plain ones', () => {
  expect(hitsOf('ＶＰＮ')[0]?._highlightResult?.content?.value).toBe('A <mark>VPN</mark>.');
});
