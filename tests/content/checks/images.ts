import type {Nodes} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../../src/content/markdown/parse';
import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';
import type {SourceFile} from '../lib/sources';

/** An image as a page names it. */
interface NamedImage {
  /** Undefined when the page computes it. */
  src: string | undefined;
  /** Undefined when there is none; an empty text marks a decorative image. */
  alt: string | undefined;
  line: number;
}

/**
 * Images that the build does not check: those written as an element, and those from other sites.
 *
 * @param exists whether there is such a file; paths start at the root of the repository
 */
export function imageProblems(
  {file, text}: SourceFile,
  exists: (file: string) => boolean,
): Problem[] {
  const {elements, images} = imagesOf(text);
  return [
    ...[...elements, ...images]
      .filter(({src}) => src !== undefined && isElsewhere(src))
      .map(({src, line}) => ({
        file,
        line,
        message: `image "${src ?? ''}" comes from another site; put a copy beside the page`,
      })),
    ...elements.flatMap(({src, alt, line}) => {
      const place = src === undefined || isElsewhere(src) ? undefined : placeOf(src, file);
      return [
        ...(alt === undefined
          ? ['has no text alternative; say in its alt attribute what it shows']
          : []),
        ...(place === undefined || exists(place)
          ? []
          : [`does not exist; add ${place}, or correct the path`]),
      ].map((message) => ({file, line, message: `image "${src ?? ''}" ${message}`}));
    }),
  ];
}

/** Images on a built page that lack something every image needs. */
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
      if (!isSized) {
        problems.push({
          file,
          message: `${name} has no width and height, so what is below it jumps while it loads; give it both`,
        });
      }
      const isTimed = image.attr('loading') === 'lazy' || image.attr('fetchpriority') === 'high';
      if (image.closest('.markdown').length > 0 && !isTimed) {
        problems.push({
          file,
          message: `${name} loads with the page although it may be far down; give it loading="lazy", or fetchpriority="high" at the top of a page`,
        });
      }
      const formats = image.closest('picture').find('source').get();
      if (
        /\.(?:png|jpe?g|gif)(?:$|[?#])|^data:image\/(?:png|jpeg|gif)/.test(
          image.attr('src') ?? '',
        ) &&
        !formats.some((source) => /^image\/(?:avif|webp)$/.test($(source).attr('type') ?? ''))
      ) {
        problems.push({
          file,
          message: `${name} has no lighter format; put it into a <picture> with a <source> of type image/avif or image/webp`,
        });
      }
      return problems;
    });
}

function isElsewhere(src: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(src);
}

function placeOf(src: string, file: string): string {
  const target = decodeURI(src.split(/[?#]/)[0] ?? '');
  return target.startsWith('/')
    ? path.posix.join('static', target)
    : path.posix.join(path.posix.dirname(file), target);
}

function imagesOf(text: string): {elements: NamedImage[]; images: NamedImage[]} {
  const elements: NamedImage[] = [];
  const images: NamedImage[] = [];
  visit(parseMarkdown(text).tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'image' || node.type === 'definition') {
      // A definition may belong to a link; the extension of its address tells.
      const isImage = node.type === 'image' || /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(node.url);
      images.push(...(isImage ? [{src: node.url, alt: undefined, line}] : []));
    } else if (isElement(node) && node.name === 'img') {
      elements.push({src: attributeOf(node, 'src'), alt: attributeOf(node, 'alt', '(code)'), line});
    }
  });
  return {elements, images};
}

type MdxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

function isElement(node: Nodes): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * The text of an attribute, or the path of a `require`.
 *
 * @param computed the placeholder for any other code, whose value only the built page shows
 */
function attributeOf(
  {attributes}: MdxElement,
  name: string,
  computed?: string,
): string | undefined {
  const attribute = attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  if (typeof attribute?.value === 'object' && attribute.value !== null) {
    const code = attribute.value.value;
    return /^require\((["'])(?<path>.+)\1\)(?:\.default)?$/.exec(code)?.groups?.path ?? computed;
  }
  return attribute && (attribute.value ?? '');
}
