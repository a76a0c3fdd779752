import type {SearchConfig} from '../core/config';

/** Algolia's own host for events, which is separate from those for searches. */
export const eventsHost = 'insights.algolia.io';

/** How long to wait for a connection, for an answer and for a write, in milliseconds (SPEC §9). */
export const timeouts = {connect: 1_000, read: 2_000, write: 30_000};

/** A host of a search service, in the format of Algolia's clients. */
export interface Host {
  /** `name` or `name:port`. */
  url: string;
  accept: 'readWrite';
  protocol: 'http' | 'https';
}

/** Local traffic needs no encryption, and local servers rarely have a certificate. */
const thisMachine = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/i;

/** Returns the host for a name. It is accessed over https, unless it is the local machine. */
export function hostOf(name: string): Host {
  return {url: name, accept: 'readWrite', protocol: thisMachine.test(name) ? 'http' : 'https'};
}

/**
 * Returns the origins that the browser contacts for a search: none except the site's own for the
 * embedded search.
 *
 * @see https://www.algolia.com/doc/guides/scaling/distributed-search-network-dsn the names
 */
export function searchOrigins(config: SearchConfig): string[] {
  if (config.engine === 'embedded') {
    return [];
  }
  const {appId, hosts, insights} = config;
  const id = appId.toLowerCase();
  const own = [
    `${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `${id}-${number}.algolianet.com`),
    ...(insights ? [eventsHost] : []),
  ];
  return (hosts.length > 0 ? hosts : own)
    .map(hostOf)
    .map(({protocol, url}) => `${protocol}://${url}`);
}
