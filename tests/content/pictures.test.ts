import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {colorNamesOf, pictureProblems, picturesOf} from './checks/pictures';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSources} from './lib/sources';

const colorNames = colorNamesOf(readFileSync(fromRoot('src/css/tokens.css'), 'utf8'));

/** Returns the problems of every SVG file that the pages below a folder show. */
function sentencesOn(root: string): string[] {
  const files = new Set(readSources(root).flatMap(picturesOf));
  return sentences(
    [...files].flatMap((file) =>
      pictureProblems({file, text: readFileSync(path.join(root, file), 'utf8')}, colorNames),
    ),
  );
}

test('every SVG on a page is small, legible on a phone and correct in both color modes', () => {
  expect(sentencesOn(fromRoot())).toEqual([]);
});

test('errors in an SVG are reported with file, line and what to do', () => {
  const wrong = 'docs/img/wrong.svg';
  const large = 'docs/img/large.svg';
  expect(sentencesOn(`${fixtures}/pictures`)).toEqual([
    `${wrong}:1: has a viewBox that differs from its size; write viewBox="0 0 960 400".`,
    `${wrong}:3: has text that is 6.8 px high on a phone; make it 33px, or the picture narrower.`,
    `${wrong}:13: has text that is 8.2 px high on a phone; make it 33px, or the picture narrower.`,
    `${wrong}:4: uses --aurora-card, which is not a color in src/css/tokens.css.`,
    `${wrong}:3: is black on its own; write var(--aurora-text, CanvasText), or Canvas for a surface.`,
    `${wrong}:12: has the color #ff0000; use a custom property of src/css/tokens.css.`,
    `${wrong}:2: fetches a file from its style; remove that.`,
    `${wrong}:6: has <script>; draw it with shapes and text.`,
    `${wrong}:7: has <image>; draw it with shapes and text.`,
    `${wrong}:7: has href="photo.png"; remove it.`,
    `${wrong}:8: has xlink:href="https://other.example.org/a.svg#b"; remove it.`,
    `${wrong}:9: has fill="url(https://other.example.org/a.svg#b)"; remove it.`,
    `${wrong}:10: has onclick="alert(1)"; remove it.`,
    'docs/img/unsized.svg:1: has no width and height in pixels, so the page jumps; give both to <svg>.',
    'docs/img/unsized.svg: has no colors of the site; use custom properties of src/css/tokens.css.',
    `${large}: is 12001 bytes; bring it below 12000, with fewer shapes or decimals.`,
  ]);
});
