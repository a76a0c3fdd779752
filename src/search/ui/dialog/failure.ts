/** Why a search was not answered, as far as a reader can do something about it. */
export type Failure =
  /** No host could be reached: none of the search service, or not the one of the site. */
  | {kind: 'unreachable'}
  /** The service answered, and refused. */
  | {kind: 'refused'; status: number}
  /** The service sent something that is no answer. */
  | {kind: 'unreadable'}
  /** The search could not run at all, for example because its index is gone. */
  | {kind: 'broken'};

/**
 * Reads what a search client rejects with. The classes of errors come with the clients, which the
 * page loads only when it needs them, so they are known by their names.
 *
 * @param isOnline whether the browser has a network; without one, nothing else can have failed
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
