import type {Nodes} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../../src/plugins/markdown/parse';
import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';
import type {SourceFile} from '../lib/sources';

/** An image as a page names it; undefined for what the page does not say in plain text. */
interface NamedImage {
  src: string | undefined;
  alt: string | undefined;
  line: number;
  /** `<img alt="">` says that the image only decorates; an empty `![]()` says nothing. */
  mayBeEmpty: boolean;
}

/**
 * Images of a page that are not there, or that a reader who cannot see them is told nothing about.
 *
 * @param exists whether there is such a file; paths start at the root of the repository
 */
export function imageProblems(
  {file, text}: SourceFile,
  exists: (file: string) => boolean,
): Problem[] {
  return imagesOf(text).flatMap(({src, alt, line, mayBeEmpty}) => {
    const name = src === undefined ? 'image' : `image "${src}"`;
    const problems: Problem[] = [];
    if (alt === undefined || (alt.trim() === '' && !mayBeEmpty)) {
      problems.push({
        file,
        line,
        message: `${name} has no text alternative; say in a few words what it shows`,
      });
    }
    if (src !== undefined && /^[a-z]+:|^\/\//i.test(src)) {
      problems.push({
        file,
        line,
        message: `${name} comes from another site; put a copy beside the page`,
      });
    } else if (src !== undefined && !exists(placeOf(src, file))) {
      problems.push({
        file,
        line,
        message: `${name} does not exist; add ${placeOf(src, file)}, or correct the path`,
      });
    }
    return problems;
  });
}

/** Images of a built page without what every image needs. */
export function builtImageProblems({file, $}: BuiltPage): Problem[] {
  return $('img')
    .get()
    .flatMap((element) => {
      const image = $(element);
      const name = `image "${image.attr('src') ?? ''}"`;
      const problems: Problem[] = [];
      if (image.attr('alt') === undefined) {
        problems.push({file, message: `${name} has no alt attribute; give it one`});
      }
      const isSized = [image.attr('width'), image.attr('height')].every(Number);
      if (image.closest('.markdown').length > 0 && !isSized) {
        problems.push({
          file,
          message: `${name} has no width and height, so the text below it jumps while it loads; give it both`,
        });
      }
      return problems;
    });
}

function placeOf(src: string, file: string): string {
  const target = decodeURI(src.split(/[?#]/)[0] ?? '');
  return target.startsWith('/')
    ? path.posix.join('static', target)
    : path.posix.join(path.posix.dirname(file), target.replace(/^@site\//, ''));
}

function imagesOf(text: string): NamedImage[] {
  const {tree} = parseMarkdown(text);
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => {
    definitions.set(identifier, url);
  });
  const images: NamedImage[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'image') {
      images.push({src: node.url, alt: node.alt ?? '', line, mayBeEmpty: false});
    } else if (node.type === 'imageReference') {
      const src = definitions.get(node.identifier);
      images.push({src, alt: node.alt ?? '', line, mayBeEmpty: false});
    } else if (isElement(node) && node.name === 'img') {
      const src = attributeOf(node, 'src') ?? undefined;
      const alt = attributeOf(node, 'alt');
      images.push({src, alt: alt === null ? '(code)' : alt, line, mayBeEmpty: true});
    }
  });
  return images;
}

type MdxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

function isElement(node: Nodes): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The text of an attribute; null when it is code that the built page alone can tell. */
function attributeOf({attributes}: MdxElement, name: string): string | null | undefined {
  const attribute = attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  const value = attribute?.value;
  if (value === undefined || value === null || typeof value === 'string') {
    return attribute ? (value ?? '') : undefined;
  }
  return /^require\((["'])(?<path>.+)\1\)(?:\.default)?$/.exec(value.value)?.groups?.path ?? null;
}
