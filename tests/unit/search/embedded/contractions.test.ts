import {expect, test} from 'vitest';
import {writtenOut} from '../../../../src/search/embedded/contractions';
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
])('%s is written out whatever its apostrophe is, and without one', (word, meaning) => {
  for (const sign of [...signs, '']) {
    expect(writtenOut(word.replace("'", sign))).toBe(meaning);
    expect(writtenOut(word.toUpperCase().replace("'", sign))).toBe(meaning);
  }
});

test.each([
  ["The PC's fan isnt on", 'The PC fan is not on'],
  ["it'll boot, they'd say", 'it will boot, they would say'],
  ["does'nt start, dosent boot", 'does not start, does not boot'],
  ['mount a client, count to ten', 'mount a client, count to ten'],
  ["'quoted'", "'quoted'"],
  ['ＶＰＮ', 'VPN'],
])('%s is %s', (query, meaning) => {
  expect(writtenOut(query)).toBe(meaning);
});

const engine = createEngine([
  ...recordsOfPage('You want this to boot.', {url: '/want', title: 'Boot'}),
  ...recordsOfPage('The computer does not boot.', {url: '/not', title: 'Rescue'}),
  ...recordsOfPage('A VPN.', {url: '/vpn', title: 'Tunnel'}),
]);
const hitsOf = (query: string) =>
  engine.search(searchRequest({indexName: 'docs', query, snippetWords: 5})).hits;

test.each(["doesn't boot", 'doesn’t boot', 'doesnt boot'])(
  '%s finds the page that says "does not boot" first, although another has it in its title',
  (query) => {
    expect(hitsOf(query)[0]?.url).toBe('/not');
  },
);

test.each(["won't ", 'wont '])('%s is no other word', (query) => {
  expect(hitsOf(query).map(({url}) => url)).not.toContain('/want');
});

test('full-width letters find and mark what they are', () => {
  expect(hitsOf('ＶＰＮ')[0]?._highlightResult?.content?.value).toBe('A <mark>VPN</mark>.');
});
