/** One commit of a history. */
export interface Step {
  commit: string;
  date: string;
}

/**
 * When each definition became what it is now: the date of the commit that last changed it.
 *
 * @param now what is defined now, by name
 * @param history the commits that may have changed it, newest first
 * @param read what a commit defines, or undefined when that cannot be told; such a commit is passed
 *   over, so that a change in it counts as made by the next one that can be read
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
