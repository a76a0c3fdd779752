import type {Location} from 'history';

/** Far more pages of results than readers look through. */
const maxPages = 50;

/** What the search page keeps with an entry of the browser's history, for readers who come back. */
interface EntryState {
  /** How many pages of results are shown. */
  pages?: number;
  /** The `objectID` of the hit that was opened last. */
  opened?: string;
}

/** Saves something in the current history entry, and keeps the rest that is saved there. */
export function saveInEntry(change: EntryState): void {
  const entry = objectOf(window.history.state);
  const state = {...objectOf(entry.state), ...change};
  // Not through the router, which would scroll to the top.
  window.history.replaceState({...entry, state}, '');
}

/** Returns how many pages of results a history entry showed; 1 for a new one. */
export function savedPageCount({state}: Location<unknown>): number {
  const {pages} = objectOf(state);
  return Number.isInteger(pages) ? Math.min(Math.max(Number(pages), 1), maxPages) : 1;
}

/** Returns the `objectID` of the hit that was opened from a history entry. */
export function openedHit({state}: Location<unknown>): unknown {
  return objectOf(state).opened;
}

/** The state that the router keeps with an entry is anything. */
function objectOf(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? {...state} : {};
}
