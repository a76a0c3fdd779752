import type {Location} from 'history';

/** Far more pages of results than readers look through. */
const maxPages = 50;

/** Saves how many pages of results are shown in the current history entry. */
export function savePageCount(pages: number): void {
  // Not through the router, which would scroll to the top.
  window.history.replaceState({...entryState(window.history), state: {pages}}, '');
}

/** Returns how many pages of results a history entry showed; 1 for a new one. */
export function savedPageCount({state}: Location<unknown>): number {
  const pages: unknown =
    typeof state === 'object' && state !== null && 'pages' in state ? state.pages : undefined;
  return Number.isInteger(pages) ? Math.min(Math.max(Number(pages), 1), maxPages) : 1;
}

/** The state that the router keeps with an entry. */
function entryState({state}: History): object {
  const kept: unknown = state;
  return typeof kept === 'object' && kept !== null ? kept : {};
}
