import type {Location} from 'history';

/** Far more pages of results than readers look through; a state may have been made by anyone. */
const most = 50;

/** Notes with the present step of the history how many pages of results it shows. */
export function notePages(pages: number): void {
  // Not by way of the router, which would take the reader to the top.
  window.history.replaceState({...stateOf(window.history), state: {pages}}, '');
}

/** How many pages of results a step showed that the reader has come back to; 1 for a new one. */
export function pagesOf({state}: Location<unknown>): number {
  const pages: unknown =
    typeof state === 'object' && state !== null && 'pages' in state ? state.pages : undefined;
  return Number.isInteger(pages) ? Math.min(Math.max(Number(pages), 1), most) : 1;
}

/** What the router keeps with a step. */
function stateOf({state}: History): object {
  const kept: unknown = state;
  return typeof kept === 'object' && kept !== null ? kept : {};
}
