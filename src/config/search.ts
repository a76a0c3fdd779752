import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';

/** The path of the search page, for `themeConfig.algolia.searchPagePath`. */
export const searchPagePath = 'search';

/** The options of `themeConfig.algolia` that the search of this site follows. */
export type AlgoliaOptions = Pick<
  NonNullable<UserThemeConfig['algolia']>,
  | 'appId'
  | 'apiKey'
  | 'indexName'
  | 'contextualSearch'
  | 'externalUrlRegex'
  | 'placeholder'
  | 'replaceSearchResultPathname'
  | 'searchPagePath'
  | 'searchParameters'
> & {
  /** Tells Algolia which hits readers see and open. */
  insights?: boolean;
};

/** What a hosted search needs beside them. It stands in `customFields.algolia`. */
export interface AlgoliaFields {
  /** Other hosts that speak Algolia's protocol; empty for Algolia's own. */
  hosts: string[];
  /** Whether the index holds its texts escaped for HTML: `&lt;` where a page has `<`. */
  isEscaped?: boolean;
}

/** The settings of the search in the places where Docusaurus keeps them; the embedded search has none. */
export interface SearchSettings {
  themeConfig: {algolia?: AlgoliaOptions};
  customFields: {algolia?: AlgoliaFields};
}

const required = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Reads the search settings of a build: all three Algolia variables turn the hosted search on, none
 * of them leaves the embedded one.
 *
 * @throws Error naming the variables that are missing when only some are set, or the one whose value
 *   cannot be read
 */
export function readSearchSettings(
  environment: Record<string, string | undefined>,
): SearchSettings {
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
  const insights = readFlag('ALGOLIA_INSIGHTS', environment);
  const isEscaped = readFlag('ALGOLIA_ESCAPED', environment);
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
    return {themeConfig: {}, customFields: {}};
  }
  return {
    themeConfig: {algolia: {appId, apiKey, indexName, insights, searchPagePath}},
    customFields: {algolia: {hosts, isEscaped}},
  };
}

/**
 * Reads a list of hosts: names with or without a port, separated by commas.
 *
 * @throws Error naming the entry that is no host name
 */
export function parseHosts(list: string): string[] {
  const hosts = list
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  const wrong = hosts.find((host) => !/^[a-z0-9.-]+(?::\d+)?$/i.test(host));
  if (wrong !== undefined) {
    throw new Error(
      `ALGOLIA_HOSTS names "${wrong}", which is not a host name. List hosts without a scheme or a path, separated by commas, for example search.example.org,localhost:8080.`,
    );
  }
  return hosts;
}

/** @throws Error that names the variable when it is neither on nor off */
export function readFlag(name: string, environment: Record<string, string | undefined>): boolean {
  const value = environment[name]?.trim() ?? '';
  if (!['', 'true', 'false'].includes(value)) {
    throw new Error(`${name} is "${value}". Set it to true or to false.`);
  }
  return value === 'true';
}
