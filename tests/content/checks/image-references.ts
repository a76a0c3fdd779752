import {imageReferences} from '../../../src/content/freshness/mentions';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** What the registry offers to readers. */
export interface PublishedImages {
  /** Registry and organization: `ghcr.io/ublue-os`. */
  registry: string;
  names: readonly string[];
  /** Tags; YYYYMMDD stands for a day, N for a number. */
  tags: readonly string[];
  /** Retired names and tags. Another check decides where they may appear. */
  retired: readonly string[];
}

/** An image by the same organization that is not Aurora. */
export interface OtherImage {
  name: string;
  reason: string;
}

/**
 * Finds references to images that are not published, and exceptions for images that no page mentions
 * any more.
 */
export function imageReferenceProblems(
  pages: readonly Page[],
  published: PublishedImages,
  others: readonly OtherImage[],
): Problem[] {
  const tags = published.tags.map(tagPattern);
  const used = new Set<string>();
  const problems = pages.flatMap(({file, tree}) =>
    imageReferences(tree).flatMap(({image, tag, line}) => {
      if (others.some(({name}) => name === image)) {
        used.add(image);
        return [];
      }
      const message = problemOf(image, tag, published, tags);
      return message === undefined ? [] : [{file, line, message}];
    }),
  );
  const unused = others.filter(({name}) => !used.has(name));
  return [
    ...problems,
    ...unused.map(({name}) => ({
      file: 'tests/content/image-references.test.ts',
      message: `allows the image "${name}", which no page mentions any more; remove it`,
    })),
  ];
}

function problemOf(
  name: string,
  tag: string | null,
  {registry, names, tags: known, retired}: PublishedImages,
  patterns: readonly RegExp[],
): string | undefined {
  if (![...names, ...retired].includes(name)) {
    return `"${registry}/${name}" is not an image of Aurora; write one of ${names.join(', ')}`;
  }
  if (tag === null || isPlaceholder(tag) || retired.includes(tag)) {
    return undefined;
  }
  return patterns.some((pattern) => pattern.test(tag))
    ? undefined
    : `"${tag}" is not a tag of ${name}; write one of ${known.join(', ')}`;
}

/** Capitals are placeholders. */
function isPlaceholder(tag: string): boolean {
  return /^[A-Z][A-Z_-]*$/.test(tag);
}

function tagPattern(tag: string): RegExp {
  const source = tag
    .replaceAll('.', '\\.')
    .replace('YYYYMMDD', '(?:\\d{8}|YYYYMMDD)')
    .replace(/\bN$/, '(?:\\d+|N)');
  return new RegExp(`^${source}$`);
}
