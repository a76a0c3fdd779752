import {readdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * Applies a function to all HTML files of a built site, one after the other: a large site has more
 * pages than a process may have files open.
 *
 * @throws Error that names the page at which the function failed
 */
export async function eachPage<Result>(
  folder: string,
  apply: (file: string) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const file of await readdir(folder, {recursive: true})) {
    if (file.endsWith('.html')) {
      try {
        results.push(await apply(path.join(folder, file)));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${file}: ${reason}.`, {cause: error});
      }
    }
  }
  return results;
}
