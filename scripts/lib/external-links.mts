import {Globby} from '@docusaurus/utils';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../src/content/markdown/parse';

/** A place that names an address of another site. */
export interface LinkUse {
  url: string;
  /** Path from the root of the repository. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** A link can be clicked; code is copied; a setting ends up in the frame of every page. */
  place: 'link' | 'code' | 'setting';
}

/** Where addresses stand, besides in pages. */
const settings = ['src/config/*.ts', 'src/content/facts/*.ts', 'blog/authors.yml', 'sidebars.ts'];

const address = /\bhttps?:\/\/[^\s'"`<>(){}[\]\\|]+/g;

/** Every address of another site that the repository shows to readers, in the order of files. */
export async function readExternalLinks(root: string): Promise<LinkUse[]> {
  const files = await Globby(
    ['docs/**/*.{md,mdx}', 'blog/**/*.{md,mdx}', '*.md', '{deploy,src}/**/README.md', ...settings],
    {
      cwd: root,
    },
  );
  const uses = await Promise.all(
    files.toSorted().map(async (file) => {
      const text = await readFile(path.join(root, file), 'utf8');
      return /\.mdx?$/.test(file) ? linksOfPage(file, text) : linksOfSettings(file, text);
    }),
  );
  return uses.flat();
}

/**
 * The addresses in a page: links, images, attributes, and those in code that a reader could open.
 *
 * @throws VFileMessage when the page is not valid MDX
 */
function linksOfPage(file: string, text: string): LinkUse[] {
  const uses: LinkUse[] = [];
  visit(parseMarkdown(text).tree, (node) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'link':
      case 'definition':
      case 'image':
        if (/^https?:/.test(node.url) && isOfAnotherMachine(node.url)) {
          uses.push({url: node.url, file, line, place: 'link'});
        }
        break;
      case 'inlineCode':
        uses.push(...addressesIn(node.value, file, line, 'code'));
        break;
      case 'code':
        // A line with ``` stands above the code.
        uses.push(...addressesIn(node.value, file, line + 1, 'code'));
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const {value} of node.attributes) {
          const written = typeof value === 'object' ? value?.value : value;
          uses.push(...addressesIn(written ?? '', file, line, 'link'));
        }
        break;
    }
  });
  return uses;
}

/** The addresses in a file of settings or data. */
function linksOfSettings(file: string, text: string): LinkUse[] {
  return addressesIn(text, file, 1, 'setting');
}

/** The places of each address. */
export function inventoryOf(uses: readonly LinkUse[]): Map<string, LinkUse[]> {
  const inventory = new Map<string, LinkUse[]>();
  for (const use of uses) {
    inventory.set(use.url, [...(inventory.get(use.url) ?? []), use]);
  }
  return inventory;
}

function addressesIn(
  text: string,
  file: string,
  firstLine: number,
  place: LinkUse['place'],
): LinkUse[] {
  return text.split('\n').flatMap((row, index) =>
    [...row.matchAll(address)]
      // What follows a placeholder of a template or of a shell is unknown.
      .filter((match) => !/^[${]/.test(row.slice(match.index + match[0].length)))
      .map(([found]) => found.replace(/[.,;:!?]+$/, ''))
      .filter((url) => isOfAnotherMachine(url) && !hasPlaceholder(url))
      .map((url) => ({url, file, line: firstLine + index, place})),
  );
}

/** Not the reader's own machine, not an example. */
function isOfAnotherMachine(url: string): boolean {
  if (!URL.canParse(url)) {
    return true;
  }
  const {hostname} = new URL(url);
  return (
    hostname.includes('.') &&
    !/^(?:127\.|0\.0\.0\.0|10\.|192\.168\.)/.test(hostname) &&
    !/(?:^|\.)example(?:\.(?:com|net|org))?$/.test(hostname)
  );
}

/** In code, a word in capitals is for the reader to replace; in a link it is a part of the address. */
function hasPlaceholder(url: string): boolean {
  return url.split('/').some((part) => /^[A-Z][A-Z_]{2,}$/.test(part) || part.includes('$'));
}
