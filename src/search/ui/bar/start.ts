/** The initial query of the search. */
export interface Start {
  /** A query, or a longer text that was selected on the page. */
  query: string;
  /** Further keys are appended to typed text, but replace text that was selected on the page. */
  isTyped: boolean;
}

let start: Start | undefined;
const listeners = new Set<() => void>();

/** The initial query of the open search; undefined while it is closed. */
export function getStart(): Start | undefined {
  return start;
}

/**
 * Opens the search, or closes it. This state is kept outside the search bar, because navigating
 * between the docs and the blog replaces the whole layout including the bar, which must not close
 * an open search.
 */
export function setStart(next: Start | undefined): void {
  start = next;
  listeners.forEach((listener) => listener());
}

/** Keeps the query of the open search for a search bar that replaces the current one. */
export function keepQuery(query: string): void {
  if (start && start.query !== query) {
    start = {query, isTyped: true};
  }
}

/** @returns a function that ends it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
