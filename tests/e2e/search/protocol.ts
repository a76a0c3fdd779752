import {hostedSite} from '../../../scripts/lib/hosted-site.mjs';
import {answerWith, startHost, type AlgoliaHost} from '../../fixtures/algolia/server';
import {hostedTest} from './hosted';

interface WorkerFixtures {
  /** The servers behind the host names of the build, in the same order. */
  servers: AlgoliaHost[];
}

interface Fixtures {
  /** The mock hosts, which return no hits by default. */
  hosts: AlgoliaHost[];
}

/**
 * Playwright's test for the build with a hosted search, with HTTP servers that simulate Algolia on
 * free ports. The browser resolves the host names of the build to them.
 */
export const protocolTest = hostedTest.extend<Fixtures, WorkerFixtures>({
  servers: [
    // Playwright reads the required fixtures from the first parameter.
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from it
    async ({}, run) => {
      const servers = await Promise.all(hostedSite.hosts.map(() => startHost()));
      await run(servers);
      await Promise.all(servers.map((server) => server.close()));
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, servers}, run) => {
      const rules = servers.map((server, index) => `MAP ${hostedSite.hosts[index]} ${server.name}`);
      await run({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(',')}`],
      });
    },
    {scope: 'worker'},
  ],
  hosts: [
    async ({servers}, run) => {
      for (const server of servers) {
        server.received.length = 0;
        server.script = answerWith();
      }
      await run(servers);
    },
    {auto: true},
  ],
});
