import type {Mention} from './mentions';

/** When a page was last verified against Aurora: `verified` in its front matter. */
export interface Verified {
  /** For example `2026-08-22`. */
  date: string;
  /** Aurora's version, for example `44`. */
  version: string;
}

/** A fact that has changed since a page was verified. */
export interface Change {
  /** The name that the page uses for it. */
  label: string;
  /** When it changed, for example `2026-09-03`. */
  on: string;
}

/**
 * Returns the facts that a page mentions and that have changed since it was verified, newest first.
 * Changes on the day of verification are assumed to be covered.
 *
 * @param since the day the page was verified
 */
export function changesSince(since: string, mentions: readonly Mention[]): Change[] {
  const changes = mentions
    .filter(({fact}) => fact.changed > since)
    // Two names of the same recipe count as one change.
    .filter((one, index, all) => all.findIndex(({fact}) => fact === one.fact) === index)
    .map(({fact, label}) => ({label, on: fact.changed}));
  return changes.sort((a, b) => (a.on > b.on ? -1 : a.on < b.on ? 1 : 0));
}
