import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown, type ParsedMarkdown} from '../../../src/content/markdown/parse';
import {readSources, type SourceFile} from './sources';

/** A page with its syntax tree. */
export type Page = SourceFile & ParsedMarkdown;

/** A block of code in a page. */
export interface Fence {
  file: string;
  /** Line of the opening fence. The first line of the code is the next one. */
  line: number;
  /** Undefined when the fence names none. */
  language: string | undefined;
  /** The path of the file whose text it is; empty when the fence has no title. */
  title: string;
  text: string;
}

/**
 * Reads and parses every page a writer has written.
 *
 * @param root the folder that holds docs/ and blog/
 * @throws VFileMessage of a page that is not valid MDX, which the build and its own test report
 */
export function readPages(root: string): Page[] {
  return readSources(root).map(parsePage);
}

/** Parses one page. */
export function parsePage(source: SourceFile): Page {
  return {...source, ...parseMarkdown(source.text)};
}

/** The blocks of code of a page, in their order. */
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
