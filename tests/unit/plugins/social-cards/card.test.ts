import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {socialCardPath} from '../../../../src/config/socialCards';
import {wordsOfCard} from '../../../../src/plugins/social-cards/card';

function textsOf(title: string) {
  const $ = load(wordsOfCard({title, section: 'Use <Aurora>'}, 'docs.example'), {xml: true});
  return $('text')
    .get()
    .map((element) => ({
      text: $(element).text(),
      y: Number($(element).attr('y')),
      size: Number($(element).attr('font-size')),
    }));
}

test('a card has the section, the title and the site as escaped text', () => {
  expect(textsOf('Run "apps" & <tools>').map(({text}) => text)).toEqual([
    'Use <Aurora>',
    'Run "apps" &',
    '<tools>',
    'docs.example',
  ]);
});

test.each(['VPN', 'Build and test Aurora images', 'word '.repeat(60)])(
  'the lines of "%s" stand below one another, inside the picture and above the hill',
  (title) => {
    const texts = textsOf(title).slice(0, -1);
    expect(texts[0]?.y).toBeGreaterThan(40);
    texts.slice(1).forEach(({y, size}, index) => {
      expect(y - size).toBeGreaterThanOrEqual(texts[index]?.y ?? Infinity);
    });
    expect(texts.at(-1)?.y).toBeLessThan(470);
  },
);

test.each([
  ['guides/vpn', 'social-cards/guides/vpn.png'],
  ['/guides/vpn/', 'social-cards/guides/vpn.png'],
  ['', 'social-cards/index.png'],
])('the card of "%s" is %s', (path, card) => {
  expect(socialCardPath(path)).toBe(card);
});
