/** What the search opens with. */
export interface Start {
  query: string;
  /** Typed text goes on where it ends; text selected on the page is replaced by the next key. */
  isTyped: boolean;
}

let start: Start | undefined;
const listeners = new Set<() => void>();

/** What the open search has begun with; undefined while it is closed. */
export function getStart(): Start | undefined {
  return start;
}

/**
 * Opens the search, or closes it. This is kept apart from the search bar, as a navigation between
 * the docs and the blog replaces the bar with the whole frame, and must not close what is open.
 */
export function setStart(next: Start | undefined): void {
  start = next;
  listeners.forEach((listener) => listener());
}

/** Keeps the query of the open search for a search bar that takes the place of the present one. */
export function keepQuery(query: string): void {
  if (start && start.query !== query) {
    start = {query, isTyped: true};
  }
}

/** @returns ends it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
