import siteConfig from '@generated/docusaurus.config';

/** Milliseconds after which a site that says nothing counts as out of reach. */
const patience = 5000;

/**
 * Asks the server for a file without loading it, past every cache.
 *
 * @returns the status of its answer; undefined when there is none
 */
export async function statusOf(address: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(patience);
    const {status} = await fetch(address, {method: 'HEAD', cache: 'no-store', signal});
    return status;
  } catch {
    return undefined;
  }
}

/** Whether this site answers at all. */
export async function isSiteReachable(): Promise<boolean> {
  return (await statusOf(siteConfig.baseUrl)) !== undefined;
}
