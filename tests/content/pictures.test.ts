import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {paletteOf, pictureProblems, picturesOf} from './checks/pictures';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSources} from './lib/sources';

const palette = paletteOf(readFileSync(fromRoot('src/css/tokens.css'), 'utf8'));

/** Returns the problems of every SVG file that the pages below a folder show. */
function sentencesOn(root: string): string[] {
  const files = new Set(readSources(root).flatMap(picturesOf));
  return sentences(
    [...files].flatMap((file) =>
      pictureProblems({file, text: readFileSync(path.join(root, file), 'utf8')}, palette),
    ),
  );
}

test('every SVG on a page is small, legible on a phone and correct in both color modes', () => {
  expect(sentencesOn(fromRoot())).toEqual([]);
});

test('errors in an SVG are reported with file, line and what to do', () => {
  const wrong = 'static/img/wrong.svg';
  const large = 'static/img/large.svg';
  expect(sentencesOn(`${fixtures}/pictures`)).toEqual([
    `${wrong}:1: has a viewBox that differs from its size; write viewBox="0 0 960 400".`,
    `${wrong}:7: has text that is 6.8 px high on a phone; make it 33px, or the picture narrower.`,
    `${wrong}:17: has text that is 8.2 px high on a phone; make it 33px, or the picture narrower.`,
    `${wrong}:3: gives --card no dark color; set it in @media (prefers-color-scheme: dark) too.`,
    `${wrong}:16: has #ff0000, which is not a light color in src/css/tokens.css; use one from there.`,
    `${wrong}:5: has #123456, which is not a dark color in src/css/tokens.css; use one from there.`,
    `${wrong}:2: fetches a file from its style; remove that.`,
    `${wrong}:10: has <script>; draw it with shapes and text.`,
    `${wrong}:11: has <image>; draw it with shapes and text.`,
    `${wrong}:11: has href="photo.png"; remove it.`,
    `${wrong}:12: has xlink:href="https://other.example.org/a.svg#b"; remove it.`,
    `${wrong}:13: has fill="url(https://other.example.org/a.svg#b)"; remove it.`,
    `${wrong}:14: has onclick="alert(1)"; remove it.`,
    'static/img/unsized.svg:1: has no width and height in pixels, so the page jumps; give both to <svg>.',
    'static/img/unsized.svg: stays the same in dark colors; give its colors again in @media (prefers-color-scheme: dark).',
    `${large}: is 12001 bytes; bring it below 12000, with fewer shapes or decimals.`,
  ]);
});
