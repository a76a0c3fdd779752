let last: string | undefined;

/** The query, or the message, of the search that was closed last in this visit. Nothing stores it. */
export function getLastQuery(): string | undefined {
  return last;
}

/** Keeps the query of a search that is closed. One without a query leaves the one before it. */
export function keepLastQuery(query: string): void {
  if (query.trim() !== '') {
    last = query;
  }
}
