import {waitFor} from '@testing-library/react';
import {expect, onTestFinished, vi} from 'vitest';
import {
  answerWith,
  startHost,
  type AlgoliaHost,
  type ReceivedRequest,
  type Script,
} from '../../fixtures/algolia/server';

export interface HostedQuery {
  query: string;
  indexName: string;
  hitsPerPage: number;
}

/** The query of a request. */
export const queryOf = ({body}: Pick<ReceivedRequest, 'body'>) =>
  (body as {requests: [HostedQuery]}).requests[0];

/** A hit that has the query in its title and URL. */
export const hitAbout = (query: string) => ({
  objectID: query,
  url: `/guides/vpn?q=${query}`,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: `About ${query}`},
  _highlightResult: {hierarchy: {lvl1: {value: `About <mark>${query}</mark>`}}},
});

/** Answers each query with a hit. */
export const answerWithHit: Script = (request) =>
  answerWith(hitAbout(queryOf(request).query))(request);

/** Starts a hosted search for one test. */
export async function startService(script: Script = answerWithHit): Promise<AlgoliaHost> {
  const host = await startHost(script);
  onTestFinished(() => host.close());
  return host;
}

/** Starts a hosted search that holds its answers back. */
export async function startSlowService() {
  const pending = new Map<string, () => void>();
  const arrived = new Set<string>();
  const {name} = await startService(async (request) => {
    await new Promise<void>((release) => pending.set(queryOf(request).query, release));
    return answerWithHit(request);
  });
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own object
  const {send} = XMLHttpRequest.prototype;
  const spy = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
    body,
  ) {
    const {query} = queryOf({body: JSON.parse(body as string) as unknown});
    this.addEventListener('loadend', () => arrived.add(query));
    send.call(this, body);
  });
  onTestFinished(() => {
    spy.mockRestore();
    pending.forEach((release) => release());
  });
  const requested = (query: string) => waitFor(() => expect(pending.has(query)).toBe(true));
  return {
    host: name,
    /** Waits for the request of a query. */
    requested,
    /** Answers a query with a hit, and waits until the page has the answer. */
    async respond(query: string) {
      await requested(query);
      pending.get(query)?.();
      await waitFor(() => expect(arrived.has(query)).toBe(true));
    },
  };
}
