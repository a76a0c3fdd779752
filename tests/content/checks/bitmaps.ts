import type {Problem} from '../lib/problem';

/**
 * Finds bitmaps that exceed their budget, or that have none.
 *
 * @param sizes the size of each file in bytes, by its path from the root of the repository
 */
export function bitmapProblems(
  sizes: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, number>>,
): Problem[] {
  return Object.entries(sizes).flatMap(([file, bytes]) => {
    const budget = budgets[file];
    if (budget === undefined) {
      return [{file, message: 'has no budget; give it one in src/config/budgets.ts'}];
    }
    return bytes <= budget
      ? []
      : [
          {
            file,
            message: `has ${bytes} bytes, ${bytes - budget} more than its budget; make it smaller`,
          },
        ];
  });
}
