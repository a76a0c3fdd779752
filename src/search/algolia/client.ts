import {liteClient} from 'algoliasearch/lite';
import {limits, type SearchClient, type SearchQuery} from '../core/client';
import {hostOf, timeouts} from './hosts';
import {parseResults} from '../core/parseResponse';

interface Options {
  appId: string;
  apiKey: string;
  /** Hosts to ask instead of Algolia's own, tried in this order; `name` or `name:port`. */
  hosts: readonly string[];
  /** Asks for a query's id, to which events about its hits refer. */
  insights?: boolean;
  /** Whether the index holds its texts escaped for HTML: `&lt;` where a page has `<`. */
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
    // Any 4xx is final. By default the client asks again after a 429, for as long as it is told to.
    maxRateLimitRetries: 0,
    hostsCache: createHostsCache(),
    ...(hosts.length > 0 && {hosts: hosts.map(hostOf)}),
  };
}

/**
 * Remembers which hosts have failed; the client then leaves them alone for two minutes.
 *
 * The client's own caches never find what it stores: it asks by the host alone, and stores by the
 * host with its state. They also lose the functions of that state (seen with algoliasearch 5.64).
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
 * The hosted engine behind SearchClient. A search that fails rejects with one of the client's
 * errors, told apart by `name`: `RetryError` when no host can be reached, `ApiError` (with
 * `status`) when the service refuses, `DeserializationError` when its answer is not JSON or none.
 *
 * Only the parts of a response that this site knows are kept, since the host is not ours to trust.
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
        // The client keeps it, and would give it to the same query again.
        await client.clearCache();
        throw error;
      }
    },
  };
}

/** A query as the service reads it: one flat object, without what is the default anyway. */
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
