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

/** The colors that tokens.css defines for each color mode. */
export interface Palette {
  light: ReadonlySet<string>;
  dark: ReadonlySet<string>;
}

/**
 * Reads the colors of the site.
 *
 * @param css the text of src/css/tokens.css: the light mode, then the dark one
 */
export function paletteOf(css: string): Palette {
  const [light = '', dark = ''] = css.split("[data-theme='dark']");
  return {light: new Set(colorsOf(light)), dark: new Set(colorsOf(dark))};
}

/** Returns the SVG files that a page shows, with paths from the root of the repository. */
export function picturesOf({text}: SourceFile): string[] {
  const pictures: string[] = [];
  visit(parseMarkdown(text).tree, 'image', ({url}) => {
    if (url.startsWith('/') && url.endsWith('.svg')) {
      pictures.push(path.posix.join('static', url));
    }
  });
  return pictures;
}

/** Finds what makes an SVG file too large, illegible on a phone, or wrong in one of the color modes. */
export function pictureProblems({file, text}: SourceFile, palette: Palette): Problem[] {
  return [
    ...sizeProblems(text),
    ...modeProblems(text, palette),
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

function modeProblems(text: string, palette: Palette): Fault[] {
  const dark = /@media \(prefers-color-scheme: dark\) \{(?<rules>[^{}]*\{[^{}]*\})*\s*\}/.exec(
    text,
  );
  if (!dark) {
    return [
      {
        message:
          'stays the same in dark colors; give its colors again in @media (prefers-color-scheme: dark)',
      },
    ];
  }
  const light = text.replace(dark[0], dark[0].replace(/[^\n]/g, ' '));
  const named = new Set(namesOf(dark[0]));
  return [
    ...namesOf(light)
      .filter((name) => !named.has(name))
      .map((name) => ({
        line: lineAt(text, light.indexOf(`${name}:`)),
        message: `gives ${name} no dark color; set it in @media (prefers-color-scheme: dark) too`,
      })),
    ...unknownColors(light, palette.light).map(({index, color}) => ({
      line: lineAt(text, index),
      message: `has ${color}, which is not a light color in src/css/tokens.css; use one from there`,
    })),
    ...unknownColors(dark[0], palette.dark).map(({index, color}) => ({
      line: lineAt(text, dark.index + index),
      message: `has ${color}, which is not a dark color in src/css/tokens.css; use one from there`,
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

/** Returns the custom properties that a style sets. */
function namesOf(style: string): string[] {
  return [...style.matchAll(/(?<name>--[\w-]+):/g)].map(({groups}) => groups?.name ?? '');
}

function colorsOf(css: string): string[] {
  return unknownColors(css, new Set()).map(({color}) => color);
}

function unknownColors(css: string, known: ReadonlySet<string>): {index: number; color: string}[] {
  return [...css.matchAll(/#(?:[\da-f]{6}|[\da-f]{3})\b(?!\))/gi)]
    .map(({index, 0: color}) => ({index, color: color.toLowerCase()}))
    .filter(({color}) => !known.has(color));
}
