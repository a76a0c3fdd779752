import {parseHosts} from '../search/algolia/hosts';

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
      /** Tells Algolia which hits readers see and open. */
      insights?: boolean;
      /** The index holds its texts escaped for HTML: `&lt;` where a page has `<`. */
      isEscaped?: boolean;
    };

const required = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/** The embedded index has one name, so that what a browser stores for it keeps its keys. */
const embeddedIndexName = 'aurora-docs';

/**
 * Reads the search settings of a build: all three Algolia variables turn the hosted search on, none
 * of them leaves the embedded one.
 *
 * @throws Error naming the variables that are missing when only some are set, or the one whose value
 *   cannot be read
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
  const hosts = parseHosts(environment.ALGOLIA_HOSTS ?? '');
  const insights = readSwitch('ALGOLIA_INSIGHTS', environment);
  const isEscaped = readSwitch('ALGOLIA_ESCAPED', environment);
  if (missing.length > 0) {
    if (hosts.length > 0) {
      throw new Error(
        `ALGOLIA_HOSTS is set without ${required.join(', ')}. Set all four, or none.`,
      );
    }
    if (insights) {
      throw new Error(
        `ALGOLIA_INSIGHTS is on without ${required.join(', ')}. Set all four, or turn it off: the embedded search reports nothing to anybody.`,
      );
    }
    if (isEscaped) {
      throw new Error(
        `ALGOLIA_ESCAPED is on without ${required.join(', ')}. Set all four, or turn it off: the embedded search knows how its texts are written.`,
      );
    }
    return {engine: 'embedded', indexName: embeddedIndexName};
  }
  return {
    engine: 'algolia',
    appId,
    apiKey,
    indexName,
    hosts,
    ...(insights && {insights}),
    ...(isEscaped && {isEscaped}),
  };
}

/** @throws Error that names the variable when it is neither on nor off */
export function readSwitch(name: string, environment: Record<string, string | undefined>): boolean {
  const value = environment[name]?.trim() ?? '';
  if (!['', 'true', 'false'].includes(value)) {
    throw new Error(`${name} is "${value}". Set it to true or to false.`);
  }
  return value === 'true';
}
