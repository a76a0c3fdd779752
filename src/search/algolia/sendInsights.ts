import {eventsHost, hostOf, timeouts} from './hosts';
import {createInsights, type Clock, type Insights, type InsightsEvent} from './insights';

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

/** What browsers send after the page is gone is 64 KiB at most; a letter has three bytes or fewer. */
const mostLettersKept = 20_000;

/**
 * Insights that go to Algolia. A visit has a random token, which is kept nowhere: no cookie, no
 * storage.
 *
 * An event is written once or not at all: it goes to one host, and to no other when that one says
 * nothing, as it may have written it. Algolia's client would ask the next after a second, and ends
 * its requests when the reader leaves the site, as an opened hit may have them do.
 */
export function createAlgoliaInsights(options: Options): Insights {
  return createInsights({
    indexName: options.indexName,
    userToken: `anonymous-${visitToken()}`,
    clock,
    send: createSender(options),
  });
}

function createSender({appId, apiKey, hosts}: Options) {
  const origins = (hosts.length > 0 ? hosts : [eventsHost])
    .map(hostOf)
    .map(({protocol, url}) => `${protocol}://${url}`);
  const credentials = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  });
  let current = 0;

  return async (events: InsightsEvent[]) => {
    const asked = current;
    const body = JSON.stringify({events});
    try {
      const {ok, status} = await fetch(`${origins[asked]}/1/events?${credentials.toString()}`, {
        method: 'POST',
        // As Algolia's client has it: a page of another origin may send text without asking first.
        headers: {'content-type': 'text/plain'},
        body,
        keepalive: body.length <= mostLettersKept,
        signal: AbortSignal.timeout(timeouts.write),
      });
      if (!ok) {
        throw new Error(`The events were not written: status ${status}.`);
      }
    } catch (error) {
      // Later events go to the next host.
      current = (asked + 1) % origins.length;
      throw error;
    }
  };
}

function visitToken(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  );
}
