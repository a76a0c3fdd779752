import {eventsHost, hostOf, timeouts} from './hosts';
import {createInsights, type Clock, type Insights, type InsightsEvent} from './insights';

interface Options {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Hosts that are used instead of Algolia's own. They also receive the events. */
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
 * Browsers send at most 64 KiB after the page is closed, and a UTF-16 code unit takes at most three
 * bytes.
 */
const mostLettersKept = 20_000;

/**
 * Insights that are sent to Algolia. Each visit has a random token, which is not persisted: there
 * is no cookie and no storage.
 *
 * An event is sent to one host only. If that host does not respond, it may still have recorded the
 * event, so no other host is tried. Algolia's client would try the next host after a second, and
 * its requests are aborted when the reader leaves the site, for example by opening a hit.
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
        // The same content type as in Algolia's client: plain text needs no CORS preflight.
        headers: {'content-type': 'text/plain'},
        body,
        keepalive: body.length <= mostLettersKept,
        signal: AbortSignal.timeout(timeouts.write),
      });
      if (!ok) {
        throw new Error(`The events were not recorded: status ${status}.`);
      }
    } catch (error) {
      // Later events are sent to the next host.
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
