import {Globby} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {VFileMessage} from 'vfile-message';
import {parse} from 'yaml';
import {parseMarkdown} from '../markdown/parse';

/** A page in docs/, reduced to what the facts need. */
export interface Page {
  /** Path from the root of the repository, with slashes. */
  file: string;
  tree: Root;
  /** When it was last verified, or undefined if it does not say so. */
  checkedOn: string | undefined;
}

/**
 * Reads the pages of a folder. A page with invalid MDX counts as mentioning nothing; the content
 * check reports the error.
 *
 * @param root the folder that holds docs/ and blog/
 */
export async function readPages(root: string, folder: 'docs' | 'blog' = 'docs'): Promise<Page[]> {
  const files = await Globby(`${folder}/**/*.{md,mdx}`, {cwd: root});
  return Promise.all(
    files.toSorted().map(async (file) => {
      const tree = treeOf(await readFile(path.join(root, file), 'utf8'));
      return {file, tree, checkedOn: checkedOn(tree)};
    }),
  );
}

function treeOf(text: string): Root {
  try {
    return parseMarkdown(text).tree;
  } catch (error) {
    if (error instanceof VFileMessage) {
      return {type: 'root', children: []};
    }
    throw error;
  }
}

function checkedOn({children: [first]}: Root): string | undefined {
  if (first?.type !== 'yaml') {
    return undefined;
  }
  const frontMatter = parse(first.value) as {verified?: {date?: unknown}} | null;
  const date = frontMatter?.verified?.date;
  return typeof date === 'string' ? date : undefined;
}
