import type {Mention} from './mentions';

/** When somebody last compared a page with Aurora; the `verified` of its front matter. */
export interface Verified {
  /** For example `2026-08-22`. */
  date: string;
  /** Aurora's version, for example `44`. */
  version: string;
}

/** Something that has changed since a page was compared with it. */
export interface Change {
  /** What the page calls it. */
  label: string;
  /** When it changed, for example `2026-09-03`. */
  on: string;
}

/**
 * What a page mentions that has changed since it was checked, the newest first. A change on the same
 * day counts as seen.
 *
 * @param since the day the page was checked
 */
export function changesSince(since: string, mentions: readonly Mention[]): Change[] {
  const changes = mentions
    .filter(({fact}) => fact.changed > since)
    // Two names for one recipe count as one change.
    .filter((one, index, all) => all.findIndex(({fact}) => fact === one.fact) === index)
    .map(({fact, label}) => ({label, on: fact.changed}));
  return changes.sort((a, b) => (a.on > b.on ? -1 : a.on < b.on ? 1 : 0));
}
