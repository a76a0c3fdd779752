import {expect, test} from 'vitest';
import {layOut, widthOf} from '../../../../src/plugins/social-cards/wrap';

// cspell:words Donaudampf Donaudampfschifffahrtsgesellschaftskapitän

const width = 650;

test('a short title is large, on one line', () => {
  expect(layOut('Gaming', width)).toEqual({size: 68, lines: ['Gaming']});
});

test('a longer title wraps between words', () => {
  expect(layOut('Build and test Aurora images', width)).toEqual({
    size: 68,
    lines: ['Build and test', 'Aurora images'],
  });
});

test('the longer a title, the smaller its text', () => {
  const sizes = [4, 8, 10].map((words) => layOut('Aurora '.repeat(words), width).size);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
});

test.each([
  'Hide AirPlay speakers and TVs from sound outputs',
  'Reference: ujust, images, files and manuals',
  'MMMMMMMM WWWWWWWW MMMMMMMM WWWWWWWW',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'word '.repeat(60),
  '日本語の文書はここにあります。とても長い題名です。',
])('no line of "%s" is too wide', (title) => {
  const {size, lines} = layOut(title, width);
  expect(lines.length).toBeLessThanOrEqual(5);
  for (const line of lines) {
    expect(widthOf(line, size)).toBeLessThanOrEqual(width);
  }
});

test('all words that fit are kept', () => {
  const title = 'Move to Aurora from Fedora Kinoite or Bazzite';
  expect(layOut(title, width).lines.join(' ')).toBe(title);
});

test('text that does not fit ends with an ellipsis', () => {
  const {lines} = layOut('word '.repeat(60), width);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toMatch(/word…$/);
});

test('a word that is wider than the space is truncated', () => {
  const {lines} = layOut('Donaudampfschifffahrtsgesellschaftskapitän', width);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Donaudampf.*…$/);
});

test('the assumed widths are not smaller than those of DejaVu Sans Bold', () => {
  // Its advances, in thousandths of the font size.
  const advances = {
    i: 343,
    t: 478,
    r: 493,
    n: 712,
    o: 687,
    m: 1042,
    w: 924,
    A: 774,
    Q: 850,
    W: 1103,
  };
  for (const [character, advance] of Object.entries(advances)) {
    expect(widthOf(character, 1000), character).toBeGreaterThanOrEqual(advance - 10);
  }
});
