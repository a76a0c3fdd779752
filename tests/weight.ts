/** The transfer sizes of built files, for the content and browser tests. */
import path from 'node:path';
import {transferBytes} from '../scripts/lib/brotli';

// Playwright's loader does not support import.meta.
const root = path.resolve(__dirname, '..');

/** A file of the built site with its compressed size. */
export interface WeighedFile {
  /** Path from the root of the site. */
  path: string;
  bytes: number;
}

/** Returns the size of each file, the largest first. */
export async function weighFiles(
  paths: Iterable<string>,
  folder = 'build',
): Promise<WeighedFile[]> {
  const weighed = await Promise.all(
    [...paths].map(async (file) => ({
      path: file,
      bytes: await transferBytes(path.join(root, folder, file)),
    })),
  );
  return weighed.toSorted((one, other) => other.bytes - one.bytes);
}

/**
 * Returns a message if files exceed their budget together: the files, the excess and what to do,
 * without the final period.
 *
 * @param prefix the words before the number, for example "loads scripts of"
 */
export function overBudget(
  prefix: string,
  files: readonly WeighedFile[],
  budget: number,
): string | undefined {
  const total = files.reduce((sum, {bytes}) => sum + bytes, 0);
  if (total <= budget) {
    return undefined;
  }
  const parts =
    files.length > 1 ? ` (${files.map(({path, bytes}) => `${path} ${bytes}`).join(', ')})` : '';
  return (
    `${prefix} ${total} bytes, ${total - budget} more than its budget${parts}; ` +
    'make it lighter, or raise the number in src/config/budgets.ts and say why in the commit'
  );
}
