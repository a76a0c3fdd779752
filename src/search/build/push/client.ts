import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {hostOf} from '../../algolia/hosts';
import type {PushConfig} from './config';

/**
 * Time limits in milliseconds. In Node, Algolia's client counts the time until the first byte of
 * the response as connecting. With the site's limit of one second, a batch on a slow connection
 * would be sent again and again.
 */
const timeouts = {connect: 30_000, read: 30_000, write: 30_000};

/** Creates a client with write access. The key is sent in a header, because URLs end up in logs. */
export function createAdminClient({appId, adminKey, hosts}: PushConfig): Algoliasearch {
  return algoliasearch(appId, adminKey, {
    timeouts,
    ...(hosts.length > 0 && {hosts: hosts.map(hostOf)}),
  });
}
