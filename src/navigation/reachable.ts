import siteConfig from '@generated/docusaurus.config';

/** A site that does not answer for so long, in milliseconds, counts as out of reach. */
const timeout = 5000;

/**
 * Asks the server for a file without loading it, past every cache.
 *
 * @returns the status of the response; undefined if there is none
 */
export async function fetchStatus(address: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const {status} = await fetch(address, {method: 'HEAD', cache: 'no-store', signal});
    return status;
  } catch {
    return undefined;
  }
}

/** Whether this site answers at all. */
export async function isSiteReachable(): Promise<boolean> {
  return (await fetchStatus(siteConfig.baseUrl)) !== undefined;
}
