/** Weighs built files as they travel, for the content and the browser tests. */
import path from 'node:path';
import {transferBytes} from '../scripts/lib/brotli';

// Playwright's loader knows no import.meta.
const root = path.resolve(__dirname, '..');

/** A file of the built site with its bytes after compression. */
export interface WeighedFile {
  /** Path from the root of the site. */
  path: string;
  bytes: number;
}

/** The weight of each file, the heaviest first. */
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
 * What is wrong when files weigh more than they may together: which they are, how much too much,
 * and what to do; without the full stop. Undefined when all is well.
 *
 * @param says what goes before the number, for example "loads scripts of"
 */
export function overBudget(
  says: string,
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
    `${says} ${total} bytes, ${total - budget} more than its budget${parts}; ` +
    'make it lighter, or raise the number in src/config/budgets.ts and say why in the commit'
  );
}
