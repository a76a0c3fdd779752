/**
 * Makes something when it is first asked for, and keeps it. What fails is made again the next time.
 *
 * @param make rejects when it fails
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
