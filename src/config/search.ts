/** Which engine answers a search, and where its index is. Travels to the browser. */
export type SearchConfig =
  | {engine: 'embedded'; indexName: string}
  | {
      engine: 'algolia';
      indexName: string;
      appId: string;
      /** The search-only key; it is public by nature. */
      apiKey: string;
      /** Other hosts that speak Algolia's protocol; empty for Algolia's own. */
      hosts: string[];
    };

const required = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** The embedded index has one name, so that what a browser stores for it keeps its keys. */
const embeddedIndexName = 'aurora-docs';

/**
 * Reads the search settings of a build: all three Algolia variables turn the hosted search on, none
 * of them leaves the embedded one.
 *
 * @throws Error naming the variables that are missing when only some are set, or the host that is
 *   no host name
 */
export function readSearchConfig(environment: Record<string, string | undefined>): SearchConfig {
  const values = required.map((name) => environment[name]?.trim() ?? '');
  const [appId = '', apiKey = '', indexName = ''] = values;
  const missing = required.filter((_name, index) => values[index] === '');
  if (missing.length > 0 && missing.length < required.length) {
    throw new Error(
      `Algolia search is only partly set up: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing. ` +
        `Set ${required.join(', ')} together, or none of them to use the embedded search.`,
    );
  }
  const hosts = (environment.ALGOLIA_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  const wrong = hosts.find((host) => !/^[a-z0-9.-]+(?::\d+)?$/i.test(host));
  if (wrong !== undefined) {
    throw new Error(
      `ALGOLIA_HOSTS names "${wrong}", which is not a host name. List hosts without a scheme or a path, separated by commas, for example search.example.org,localhost:8080.`,
    );
  }
  if (missing.length > 0) {
    if (hosts.length > 0) {
      throw new Error(
        `ALGOLIA_HOSTS is set without ${required.join(', ')}. Set all four, or none.`,
      );
    }
    return {engine: 'embedded', indexName: embeddedIndexName};
  }
  return {engine: 'algolia', appId, apiKey, indexName, hosts};
}
