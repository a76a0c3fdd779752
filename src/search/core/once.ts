/**
 * Creates a promise on first use and caches it. After a failure, the next call tries again.
 *
 * @param make rejects if it fails
 */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
