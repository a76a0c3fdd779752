/** One commit of a history. */
export interface Step {
  commit: string;
  date: string;
}

/**
 * Returns when each definition last changed: the date of the commit that made it what it is now.
 *
 * @param now the current definitions, by name
 * @param history the commits that may have changed it, newest first
 * @param read returns the definitions at a commit, or undefined if they cannot be determined. Such
 *   a commit is skipped, so that its changes are attributed to the next readable one
 */
export async function lastChanges(
  now: ReadonlyMap<string, string>,
  history: readonly Step[],
  read: (commit: string) => Promise<ReadonlyMap<string, string> | undefined>,
): Promise<Map<string, string>> {
  const changed = new Map<string, string>();
  const open = new Set(now.keys());
  for (const {commit, date} of history) {
    if (open.size === 0) {
      break;
    }
    const then = await read(commit);
    for (const name of then ? open : []) {
      if (then?.get(name) === now.get(name)) {
        changed.set(name, date);
      } else {
        open.delete(name);
      }
    }
  }
  return changed;
}
