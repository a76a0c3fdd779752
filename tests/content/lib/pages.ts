import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown, type ParsedMarkdown} from '../../../src/content/markdown/parse';
import {readSources, type SourceFile} from './sources';

/** A page with its syntax tree. */
export type Page = SourceFile & ParsedMarkdown;

/** A code fence in a page. */
export interface Fence {
  file: string;
  /** The line of the opening fence; the code begins on the next one. */
  line: number;
  /** Undefined if the fence has none. */
  language: string | undefined;
  /** The path of the file that it shows; empty if the fence has no title. */
  title: string;
  text: string;
}

/**
 * Reads and parses all pages.
 *
 * @param root the folder that contains docs/ and blog/
 * @throws VFileMessage if a page is not valid MDX, which the build reports
 */
export function readPages(root: string): Page[] {
  return readSources(root).map(parsePage);
}

/** Parses one page. */
export function parsePage(source: SourceFile): Page {
  return {...source, ...parseMarkdown(source.text)};
}

/** Returns the code fences of a page, in order. */
export function fencesOf({file, tree}: Page): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node: Code) => {
    fences.push({
      file,
      line: node.position?.start.line ?? 1,
      language: node.lang ?? undefined,
      title: /title=(["'])(?<title>.*?)\1/.exec(node.meta ?? '')?.groups?.title ?? '',
      text: node.value,
    });
  });
  return fences;
}
