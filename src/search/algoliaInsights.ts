import {liteClient} from 'algoliasearch/lite';
import {clientOptions} from './algolia';
import {eventsHost, hostOf} from './hosts';
import {createInsights, type Clock, type Insights} from './insights';

interface Options {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Hosts that are searched instead of Algolia's own: they get the events, too. */
  hosts: readonly string[];
}

const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Insights that go to Algolia, through the client that searches it already: nothing else is loaded.
 *
 * A visit has a random token, which is kept nowhere: no cookie, no storage.
 *
 * @throws Error "`appId` is missing." or "`apiKey` is missing."
 */
export function createAlgoliaInsights({appId, apiKey, indexName, hosts}: Options): Insights {
  const client = liteClient(appId, apiKey, {
    ...clientOptions(hosts),
    hosts: (hosts.length > 0 ? hosts : [eventsHost]).map(hostOf),
  });
  return createInsights({
    indexName,
    userToken: `anonymous-${visitToken()}`,
    clock,
    send: (events) => client.customPost({path: '1/events', body: {events}}),
  });
}

function visitToken(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  );
}
