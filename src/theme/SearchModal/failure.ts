/** Why a search was not answered, as far as a reader can do something about it. */
export type Failure =
  /** No host could be reached. */
  | {kind: 'unreachable'}
  /** The service answered, and refused. */
  | {kind: 'refused'; status: number}
  /** The service sent something that is no answer. */
  | {kind: 'unreadable'}
  /** The search could not run at all, for example because its index did not load. */
  | {kind: 'broken'};

/**
 * Reads what a search client rejects with. The classes of Algolia's errors come with its client,
 * which the page loads only when it is configured, so they are known by their names.
 */
export function failureOf(error: unknown): Failure {
  const {name} = error instanceof Error ? error : {name: ''};
  if (name === 'RetryError') {
    return {kind: 'unreachable'};
  }
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    return {kind: 'refused', status: error.status};
  }
  return name === 'DeserializationError' ? {kind: 'unreadable'} : {kind: 'broken'};
}
