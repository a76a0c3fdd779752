import {parseHosts, readSwitch} from '../../../config/search';

/** Where a push goes, and with which key. */
export interface PushConfig {
  appId: string;
  /** A key that may write; unlike the key of the site it must not become public. */
  adminKey: string;
  indexName: string;
  /** Other hosts that speak Algolia's protocol; empty for Algolia's own. */
  hosts: string[];
}

const required = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Reads the settings of a push from the environment.
 *
 * @throws Error naming the variables that are missing, the host that is no host name, or that the
 *   site is set for an index that a push does not write
 */
export function readPushConfig(environment: Record<string, string | undefined>): PushConfig {
  const values = required.map((name) => environment[name]?.trim() ?? '');
  const missing = required.filter((_name, index) => values[index] === '');
  if (missing.length > 0) {
    throw new Error(
      `Set ${missing.join(' and ')} in the environment: a push needs ${required.join(', ')}.`,
    );
  }
  if (readSwitch('ALGOLIA_ESCAPED', environment)) {
    throw new Error(
      'ALGOLIA_ESCAPED is true, but a push sends texts as they are. Leave it out here, and when you build the site for this index.',
    );
  }
  const [appId = '', adminKey = '', indexName = ''] = values;
  return {appId, adminKey, indexName, hosts: parseHosts(environment.ALGOLIA_HOSTS ?? '')};
}

/** Replaces the credentials in a text by asterisks. */
export function redactor(
  environment: Record<string, string | undefined>,
): (text: string) => string {
  const secrets = ['ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_APP_ID']
    .map((name) => environment[name]?.trim() ?? '')
    .filter(Boolean);
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
}
