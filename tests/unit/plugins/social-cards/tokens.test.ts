import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {wordsOfCard} from '../../../../src/plugins/social-cards/card';
import {readTokens, resolveTokens} from '../../../../src/plugins/social-cards/tokens';

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../../src', file), 'utf8');

const tokens = readTokens(read('css/tokens.css'));

/** The values of all attributes that set a color. */
function colorsIn(svg: string): string[] {
  return Array.from(
    svg.matchAll(/\b(?:fill|stroke|stop-color|flood-color|color|style)="(?<color>[^"]*)"/g),
    ({groups}) => groups?.color ?? '',
  );
}

test.each([
  ['the background', read('plugins/social-cards/background.svg')],
  ['the text', wordsOfCard({title: 'VPN', section: 'Use Aurora'}, 'docs.example')],
])('%s of a card has no colors except those of src/css/tokens.css', (_part, svg) => {
  const colors = colorsIn(svg);
  expect(colors.length).toBeGreaterThan(2);
  expect(
    colors.filter((color) => !/^(?:none|url\(#[\w-]+\)|var\(--aurora-[\w-]+\))$/.test(color)),
  ).toEqual([]);
  expect(resolveTokens(svg, tokens)).not.toContain('var(');
});

test('the dark value of a token takes precedence over the light one', () => {
  const css =
    ":root {\n  --aurora-a: #fff;\n  --aurora-b: #111;\n}\n[data-theme='dark'] {\n  --aurora-a: #000;\n}";
  expect(resolveTokens('var(--aurora-a) var(--aurora-b)', readTokens(css))).toBe('#000 #111');
});

test('an unknown token is an error with its name', () => {
  expect(() => resolveTokens('<path fill="var(--aurora-sun)"/>', tokens)).toThrow(
    'Social cards use --aurora-sun, which src/css/tokens.css does not define.',
  );
});
