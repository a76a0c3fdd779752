import {hostedSite} from '../../../scripts/lib/hosted-site.mjs';
import {answerWith, startHost, type AlgoliaHost} from '../../fixtures/algolia/server';
import {hostedTest} from './hosted';

interface WorkerFixtures {
  /** The servers behind the names that the build knows, in its order. */
  servers: AlgoliaHost[];
}

interface Fixtures {
  /** The hosts of the search, which have not been asked yet and answer without a hit. */
  hosts: AlgoliaHost[];
}

/**
 * Playwright's test over the build for a hosted search, with hosts that speak Algolia's protocol
 * over HTTP. Their ports are any free ones: the browser is told where the names lead.
 */
export const protocolTest = hostedTest.extend<Fixtures, WorkerFixtures>({
  servers: [
    // Playwright reads which fixtures one needs from its first parameter.
    // eslint-disable-next-line no-empty-pattern
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
