/** A running web server, and the folder that it serves. */
interface ServedSite {
  origin: string;
  folder: string;
}

/** Sends requests to a server. Returns one sentence for each problem. */
export type Check = (site: ServedSite) => Promise<string[]>;

/** Returns `problem` if a condition is not met. */
export const problemUnless = (condition: boolean, problem: string): string[] =>
  condition ? [] : [problem];

/** Checks several items at once. Returns the problems of all. */
export async function checkEach<T>(
  items: readonly T[],
  check: (item: T) => Promise<string[]>,
): Promise<string[]> {
  return (await Promise.all(items.map(check))).flat();
}
