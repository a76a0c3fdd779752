import {liteClient} from 'algoliasearch/lite';
import {limits, type SearchClient, type SearchQuery} from '../core/client';
import {hostOf, timeouts} from './hosts';
import {parseResults} from '../core/parseResponse';

interface Options {
  appId: string;
  apiKey: string;
  /** Hosts to use instead of Algolia's own, tried in this order; `name` or `name:port`. */
  hosts: readonly string[];
  /** Requests a query id, to which events about the hits refer. */
  insights?: boolean;
  /** Whether the texts in the index are HTML-escaped: `&lt;` where a page has `<`. */
  isEscaped?: boolean;
}

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

/**
 * The settings of Algolia's client that this site depends on. Its builds for browsers and for Node
 * differ in most of them.
 */
export function clientOptions(hosts: readonly string[]): ClientOptions {
  return {
    authMode: 'WithinQueryParameters',
    timeouts,
    // Any 4xx is final. By default, the client retries after a 429.
    maxRateLimitRetries: 0,
    hostsCache: createHostsCache(),
    ...(hosts.length > 0 && {hosts: hosts.map(hostOf)}),
  };
}

/**
 * Remembers which hosts have failed, so that the client avoids them for two minutes.
 *
 * The client's own caches never hit: they are read with the host as the key, but written with the
 * host and its state. They also lose the functions of that state (seen with algoliasearch 5.64).
 */
function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  const nameOf = (key: Parameters<HostsCache['get']>[0]) =>
    typeof key === 'string' ? key : [key.protocol, key.url, key.port].join(' ');
  return {
    get: async <State>(key: Parameters<HostsCache['get']>[0], initial: () => Promise<State>) =>
      (states.get(nameOf(key)) as State | undefined) ?? initial(),
    set(key, state) {
      states.set(nameOf(key), state);
      return Promise.resolve(state);
    },
    delete(key) {
      states.delete(nameOf(key));
      return Promise.resolve();
    },
    clear() {
      states.clear();
      return Promise.resolve();
    },
  };
}

/**
 * The hosted engine behind SearchClient. A failed search rejects with one of the client's errors,
 * distinguished by `name`: `RetryError` if no host is reachable, `ApiError` (with `status`) if the
 * service refuses, `DeserializationError` if the response is empty or not JSON.
 *
 * Only the known parts of a response are kept, since the host is not trusted.
 *
 * @throws Error "`appId` is missing." or "`apiKey` is missing."
 */
export function createAlgoliaClient({
  appId,
  apiKey,
  hosts,
  insights,
  isEscaped = false,
}: Options): SearchClient {
  const client = liteClient(appId, apiKey, clientOptions(hosts));
  return {
    async search(queries) {
      const answer: unknown = await client.searchForHits({
        requests: queries.map((query) => ({
          ...flatten(query),
          ...(insights && {clickAnalytics: true}),
        })),
      });
      const wanted = queries.map(({params}) => params.hitsPerPage ?? limits.hitsPerPage);
      try {
        return {results: parseResults(answer, wanted, isEscaped)};
      } catch (error) {
        // The client caches it, and would return the same object for the same query.
        await client.clearCache();
        throw error;
      }
    },
  };
}

/** Converts a query to the format of the service: a flat object, without default values. */
function flatten({indexName, query, params}: SearchQuery) {
  const {page = 0, attributesToRetrieve, attributesToSnippet, facetFilters = [], ...rest} = params;
  return {
    indexName,
    query,
    ...rest,
    ...(page > 0 && {page}),
    ...(attributesToRetrieve && {attributesToRetrieve: [...attributesToRetrieve]}),
    ...(attributesToSnippet && {attributesToSnippet: [...attributesToSnippet]}),
    ...(facetFilters.length > 0 && {
      facetFilters: facetFilters.map((filter) =>
        typeof filter === 'string' ? filter : [...filter],
      ),
    }),
  };
}
