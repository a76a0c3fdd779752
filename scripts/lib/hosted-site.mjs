/** The site as the browser tests of hosted services see it: with Algolia, and a language model. */
export const hostedSite = {
  /**
   * Where `npm run build:hosted` builds it, from the root of the repository: below a folder whose
   * code Node takes for modules, as somebody's own project may have it.
   */
  folder: 'build-hosted/site',
  /** Where the server of the browser tests writes the files that such a build would change. */
  changedFiles: 'build-hosted/changed',
  /** The name under which the server of the browser tests serves it; browsers know it themselves. */
  hostname: 'hosted.localhost',
  indexName: 'hosted',
  /** Its hosts of the search. Nothing listens there: tests answer in their place. */
  hosts: ['localhost:4191', 'localhost:4192', 'localhost:4193'],
  /** The language model of its Ask. */
  ask: {endpoint: 'https://ai.example.org/v1', model: 'tiny'},
};

/** The environment in which it is built. */
export const hostedEnvironment = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_API_KEY: 'KEY',
  ALGOLIA_INDEX_NAME: hostedSite.indexName,
  ALGOLIA_HOSTS: hostedSite.hosts.join(','),
  ALGOLIA_INSIGHTS: 'true',
  ASK_ENDPOINT: hostedSite.ask.endpoint,
  ASK_MODEL: hostedSite.ask.model,
};
