import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './paths';

/** A Markdown file in docs/ or blog/. */
export interface SourceFile {
  /** Path from the root of the repository, with slashes. */
  file: string;
  text: string;
}

/**
 * Reads the Markdown of all pages.
 *
 * @param root the folder that contains docs/ and blog/
 */
export function readSources(root: string): SourceFile[] {
  return ['docs', 'blog']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      filesBelow(path.join(root, folder))
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => ({
          file: `${folder}/${file}`,
          text: readFileSync(path.join(root, folder, file), 'utf8'),
        })),
    );
}
