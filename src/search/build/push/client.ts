import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {hostOf} from '../../algolia/hosts';
import type {PushConfig} from './config';

/**
 * Time limits in milliseconds. In Node, Algolia's client counts as connecting all the time until an
 * answer begins: with the site's one second, a batch over a slow line would be sent again and again.
 */
const timeouts = {connect: 30_000, read: 30_000, write: 30_000};

/** The client that may write. The key travels in a header: addresses end up in logs. */
export function createAdminClient({appId, adminKey, hosts}: PushConfig): Algoliasearch {
  return algoliasearch(appId, adminKey, {
    timeouts,
    ...(hosts.length > 0 && {hosts: hosts.map(hostOf)}),
  });
}
