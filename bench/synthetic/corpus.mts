import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby, parseMarkdownHeadingId} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../src/content/markdown/parse';

/** The text of a page without markup. */
export interface PageText {
  headings: string[];
  sentences: string[];
  /** The number of paragraphs, list items and table rows, each of which is a search record. */
  blocks: number;
}

/** The text for synthetic pages, and statistics of real ones. */
export interface Corpus {
  headings: readonly string[];
  sentences: readonly string[];
  /** Means over the real pages. */
  headingsPerPage: number;
  blocksPerPage: number;
  /** Number of real pages. */
  pages: number;
  /** Number of distinct words on them. */
  vocabulary: number;
  /** β of Heaps' law: n pages have about n^β times the words of one. */
  growth: number;
}

/** Text without markup, and without keys pressed together, which pages write as components. */
const plain = /^[\p{L}\p{N} ,.;'’"()!?/–—-]{12,240}$/u;

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});

/**
 * Reads the text of the documentation.
 *
 * @param root the folder that holds docs/
 */
export async function readCorpus(root: string): Promise<Corpus> {
  const files = await Globby('docs/**/*.{md,mdx}', {cwd: root, absolute: true});
  const texts = await Promise.all(
    files.toSorted().map(async (file) => textOf(await readFile(path.resolve(file), 'utf8'))),
  );
  return corpusOf(texts);
}

/** Returns the headings of a page, and its sentences without markup. */
export function textOf(markdown: string): PageText {
  const text: PageText = {headings: [], sentences: [], blocks: 0};
  visit(parseMarkdown(markdown).tree, (node) => {
    if (node.type === 'heading') {
      text.headings.push(...[parseMarkdownHeadingId(toString(node)).text].filter(isPlain));
    } else if (node.type === 'tableRow') {
      text.blocks += 1;
    } else if (node.type === 'paragraph') {
      text.blocks += 1;
      const parts = [...sentences.segment(toString(node).replace(/\s+/g, ' '))];
      text.sentences.push(...parts.map(({segment}) => segment.trim()).filter(isPlain));
    }
  });
  return text;
}

/**
 * Creates a corpus of pages.
 *
 * @throws Error if there is too little text
 */
export function corpusOf(pages: readonly PageText[]): Corpus {
  const headings = pages.flatMap((page) => page.headings);
  const all = pages.flatMap((page) => page.sentences);
  const half = pages.slice(0, Math.floor(pages.length / 2));
  const [vocabulary, ofHalf] = [pages, half].map(
    (some) => new Set(some.flatMap((page) => page.sentences).flatMap(wordsOf)).size,
  );
  if (headings.length === 0 || all.length === 0 || !vocabulary || !ofHalf) {
    throw new Error('docs/ has too little text for synthetic pages.');
  }
  return {
    headings,
    sentences: all,
    headingsPerPage: Math.ceil(headings.length / pages.length),
    blocksPerPage: Math.ceil(pages.reduce((sum, {blocks}) => sum + blocks, 0) / pages.length),
    pages: pages.length,
    vocabulary,
    growth: Math.log(vocabulary / ofHalf) / Math.log(pages.length / half.length),
  };
}

function isPlain(text: string): boolean {
  return plain.test(text);
}

/** Returns the words of a text in lowercase. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? [];
}
