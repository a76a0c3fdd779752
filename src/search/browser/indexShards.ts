/**
 * Loads the first part of the index, JSON in UTF-8: every heading, and the beginnings of the texts.
 */
export function loadFirstShard(): Promise<ArrayBuffer> {
  return loadFile(new URL('@generated/search-records/default/first.json', import.meta.url));
}

/** Loads what the first part leaves out. */
export function loadRestShard(): Promise<ArrayBuffer> {
  return loadFile(new URL('@generated/search-records/default/rest.json', import.meta.url));
}

/** There is no network, or the host is unreachable. */
class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** Loads a file of the site. Rejects with an error that says which one did not load, and why. */
export async function loadFile(address: URL): Promise<ArrayBuffer> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new UnreachableError(`${address.pathname} could not be requested.`, {cause});
  });
  if (!response.ok) {
    throw new Error(`${address.pathname} did not load: status ${response.status}.`);
  }
  return response.arrayBuffer();
}
