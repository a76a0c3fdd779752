import {load} from 'cheerio';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../../src/content/markdown/parse';
import {lineAt, type Problem} from '../lib/problem';
import type {SourceFile} from '../lib/sources';

/** The maximum size before compression. */
const maxBytes = 12_000;

/** The width of a page's text on a phone that is 360 px wide. */
const phoneWidth = 328;

/** The minimum text size in pixels that is legible without zooming. */
const minTextSize = 11;

/**
 * Returns the names of the custom properties with colors.
 *
 * @param css the text of src/css/tokens.css
 */
export function colorNamesOf(css: string): ReadonlySet<string> {
  return new Set(
    Array.from(css.matchAll(/(?<name>--aurora-[\w-]+): #/g), ({groups}) => groups?.name ?? ''),
  );
}

/** Returns the SVG files that a page shows, with paths from the root of the repository. */
export function picturesOf({file, text}: SourceFile): string[] {
  const pictures: string[] = [];
  visit(parseMarkdown(text).tree, 'image', ({url}) => {
    if (url.endsWith('.svg')) {
      pictures.push(path.posix.join(path.posix.dirname(file), url));
    }
  });
  return pictures;
}

/** Finds what makes an SVG file too large, illegible on a phone, or the same in both color modes. */
export function pictureProblems(
  {file, text}: SourceFile,
  colorNames: ReadonlySet<string>,
): Problem[] {
  return [
    ...sizeProblems(text),
    ...colorProblems(text, colorNames),
    ...externalProblems(text),
    ...weightProblems(text),
  ].map((problem) => ({file, ...problem}));
}

type Fault = Omit<Problem, 'file'>;

function sizeProblems(text: string): Fault[] {
  const svg = load(text, {xml: true})('svg');
  const [width, height] = ['width', 'height'].map((name) => Number(svg.attr(name)));
  if (!width || !height) {
    return [
      {
        line: 1,
        message: 'has no width and height in pixels, so the page jumps; give both to <svg>',
      },
    ];
  }
  const viewBox = `0 0 ${width} ${height}`;
  const sizes = [
    ...text.matchAll(/\bfont(?:-size)?[:=]\s*"?(?:[\w.]+ )*?(?<size>[\d.]+)(?:px|")/g),
  ];
  return [
    ...(svg.attr('viewBox') === viewBox
      ? []
      : [
          {
            line: 1,
            message: `has a viewBox that differs from its size; write viewBox="${viewBox}"`,
          },
        ]),
    ...sizes.flatMap(({index, groups}) => {
      const shown = (Number(groups?.size) * Math.min(phoneWidth, width)) / width;
      return shown >= minTextSize
        ? []
        : [
            {
              line: lineAt(text, index),
              message: `has text that is ${shown.toFixed(1)} px high on a phone; make it ${Math.ceil((minTextSize * width) / phoneWidth)}px, or the picture narrower`,
            },
          ];
    }),
  ];
}

function colorProblems(text: string, colorNames: ReadonlySet<string>): Fault[] {
  const names = [...text.matchAll(/var\((?<name>--[\w-]+)(?:, (?<fallback>[A-Z]\w+))?\)/g)];
  if (names.length === 0) {
    return [{message: 'has no colors of the site; use custom properties of src/css/tokens.css'}];
  }
  return [
    ...names
      .filter(({groups}) => !colorNames.has(groups?.name ?? ''))
      .map(({index, groups}) => ({
        line: lineAt(text, index),
        message: `uses ${groups?.name}, which is not a color in src/css/tokens.css`,
      })),
    ...names
      .filter(({groups}) => groups?.fallback === undefined)
      .map(({index, groups}) => ({
        line: lineAt(text, index),
        message: `is black on its own; write var(${groups?.name}, CanvasText), or Canvas for a surface`,
      })),
    ...[...text.matchAll(/#(?:[\da-f]{6}|[\da-f]{3})\b(?!\))/gi)].map(({index, 0: color}) => ({
      line: lineAt(text, index),
      message: `has the color ${color}; use a custom property of src/css/tokens.css`,
    })),
  ];
}

/** Finds scripts and external resources, which browsers do not load in an image. */
function externalProblems(text: string): Fault[] {
  const $ = load(text, {xml: {withStartIndices: true}});
  return $('*')
    .get()
    .filter((node) => 'attribs' in node)
    .flatMap((element) => {
      const line = lineAt(text, element.startIndex ?? 0);
      const {name, attribs} = element;
      const style = name === 'style' ? $(element).text() : '';
      return [
        ...(['script', 'foreignObject', 'image'].includes(name)
          ? [`has <${name}>; draw it with shapes and text`]
          : []),
        ...Object.entries(attribs).flatMap(([attribute, value]) =>
          attribute.startsWith('on') || leadsAway(attribute, value)
            ? [`has ${attribute}="${value}"; remove it`]
            : [],
        ),
        ...(/@import|@font-face|url\((?!["']?#)/.test(style)
          ? ['fetches a file from its style; remove that']
          : []),
      ].map((message) => ({line, message}));
    });
}

function leadsAway(attribute: string, value: string): boolean {
  return (
    (/(?:^|:)href$|^src$/.test(attribute) && !value.startsWith('#')) ||
    /url\((?!["']?#)/.test(value)
  );
}

function weightProblems(text: string): Fault[] {
  const bytes = Buffer.byteLength(text);
  return bytes <= maxBytes
    ? []
    : [{message: `is ${bytes} bytes; bring it below ${maxBytes}, with fewer shapes or decimals`}];
}
