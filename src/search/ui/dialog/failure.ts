/** Why a search failed, as far as readers can do something about it. */
export type Failure =
  /**
   * No host was reachable: neither of the search service nor, for the embedded engine, of the site.
   */
  | {kind: 'unreachable'}
  /** The service refused the request. */
  | {kind: 'refused'; status: number}
  /** The service sent an invalid response. */
  | {kind: 'unreadable'}
  /** The search could not run at all, for example because its index is missing. */
  | {kind: 'broken'};

/**
 * Classifies the error of a search client. Errors are recognized by name, because their classes are
 * in the clients, which are only loaded when needed.
 *
 * @param isOnline whether the browser is online; if not, nothing else can have failed
 */
export function failureOf(error: unknown, isOnline: boolean): Failure {
  const {name} = error instanceof Error ? error : {name: ''};
  if (name === 'RetryError' || name === 'UnreachableError' || !isOnline) {
    return {kind: 'unreachable'};
  }
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    return {kind: 'refused', status: error.status};
  }
  return name === 'DeserializationError' ? {kind: 'unreadable'} : {kind: 'broken'};
}
