import {parseHosts, readFlag} from '../../../config/search';

/** The target of a push, and its key. */
export interface PushConfig {
  appId: string;
  /** A key with write access. Unlike the search key of the site, it must not become public. */
  adminKey: string;
  indexName: string;
  /** Other hosts that implement Algolia's protocol; empty to use Algolia's own. */
  hosts: string[];
}

const required = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Reads the settings of a push from the environment.
 *
 * @throws Error if variables are missing, a host name is invalid, or the site is configured for an
 *   index that a push cannot write
 */
export function readPushConfig(environment: Record<string, string | undefined>): PushConfig {
  const values = required.map((name) => environment[name]?.trim() ?? '');
  const missing = required.filter((_name, index) => values[index] === '');
  if (missing.length > 0) {
    throw new Error(
      `Set ${missing.join(' and ')} in the environment: a push needs ${required.join(', ')}.`,
    );
  }
  if (readFlag('ALGOLIA_ESCAPED', environment)) {
    throw new Error(
      'ALGOLIA_ESCAPED is true, but a push sends unescaped texts. Unset it here, and when you build the site for this index.',
    );
  }
  const [appId = '', adminKey = '', indexName = ''] = values;
  return {appId, adminKey, indexName, hosts: parseHosts(environment.ALGOLIA_HOSTS ?? '')};
}

/** Replaces the credentials in a text with asterisks. */
export function redactor(
  environment: Record<string, string | undefined>,
): (text: string) => string {
  const secrets = ['ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_APP_ID']
    .map((name) => environment[name]?.trim() ?? '')
    .filter(Boolean);
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
}
