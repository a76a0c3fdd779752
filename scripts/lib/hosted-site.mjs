/**
 * The second build that the browser tests visit: the same site, set up for a hosted search and a
 * hosted language model.
 */
export const hostedSite = {
  /**
   * Where it is built, from the root of the repository: below a folder whose code Node takes for
   * modules, as somebody's own project may have it.
   */
  folder: 'build-hosted/site',
  /** The name under which the server of the browser tests serves it; browsers know it themselves. */
  hostname: 'hosted.localhost',
  indexName: 'hosted',
  appId: 'APP',
  apiKey: 'KEY',
  /** Its hosts of the search. Nothing listens there: tests answer in their place. */
  hosts: ['localhost:4191', 'localhost:4192', 'localhost:4193'],
  /** The language model of its Ask. */
  ask: {endpoint: 'https://ai.example.org/v1', model: 'tiny'},
};
