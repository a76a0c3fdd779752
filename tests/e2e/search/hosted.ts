import type {Page, Route} from '@playwright/test';

const host = 'search.example.org';

/** What a hosted search is asked for; the part that tests look at. */
export interface HostedQuery {
  query: string;
  indexName: string;
}

type Answer = (query: HostedQuery, route: Route) => Promise<void> | void;

/** Complaints of the browser that a test of the hosted search brings about itself. */
export const hostedComplaints =
  /search\.example\.org|The search did not answer|Failed to load resource/;

/**
 * Makes the built site one that is configured for a hosted search, and answers in place of its
 * host. Called before the page is opened.
 *
 * @returns the queries that have reached the host so far
 */
export async function useHostedSearch(page: Page, answer: Answer): Promise<HostedQuery[]> {
  const asked: HostedQuery[] = [];
  // A build with that configuration would name the host in the policy of each page.
  await page.route(/^[^?#]*\/(?:[^/.?#]*|[^/?#]*\.html)(?:[?#]|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("connect-src 'self'", `$& https://${host}`);
    await route.fulfill({response, body});
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const configured = text.replace(
      /search:\{engine:"embedded",indexName:"[^"]+"\}/,
      `search:${JSON.stringify({engine: 'algolia', indexName: 'hosted', appId: 'APP', apiKey: 'KEY', hosts: [host]})}`,
    );
    if (configured === text) {
      throw new Error('The configuration of the search was not found in the built site.');
    }
    await route.fulfill({response, body: configured});
  });
  await page.route(`https://${host}/**`, async (route) => {
    const {requests} = route.request().postDataJSON() as {requests: HostedQuery[]};
    const [query] = requests;
    if (query) {
      asked.push(query);
      await answer(query, route);
    }
  });
  return asked;
}

/** Answers with one page whose title names the query, at the address `/guides/vpn?q=…`. */
export async function fulfillWithHit({query}: HostedQuery, route: Route): Promise<void> {
  await fulfillWith(route, [
    {
      objectID: query,
      url: `/guides/vpn?q=${query}`,
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'Guides', lvl1: `About ${query}`},
      _highlightResult: {hierarchy: {lvl1: {value: `About <mark>${query}</mark>`}}},
    },
  ]);
}

export async function fulfillWith(route: Route, hits: object[]): Promise<void> {
  await route.fulfill({
    headers: {'access-control-allow-origin': '*'},
    json: {results: [{hits, nbHits: hits.length, page: 0, nbPages: 1}]},
  });
}
