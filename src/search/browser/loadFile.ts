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
