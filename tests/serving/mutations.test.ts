import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {runWebServer} from '../../scripts/lib/run-web-server.mts';
import {webServers} from '../../scripts/lib/web-servers.mjs';
import {checks, type CheckName} from './lib/checks';
import {mutations} from './lib/mutations';
import {publishSite, type PublishedSite} from './lib/site';

let site: PublishedSite;
beforeAll(async () => {
  site = await publishSite();
});
afterAll(() => site.remove());

for (const {name, missing} of webServers) {
  describe.skipIf(missing() !== undefined)(
    `a mistake in the configuration of ${name} fails the check`,
    () => {
      test.each(Object.keys(checks) as CheckName[])('%s', async (check) => {
        const server = await runWebServer(name, site.folder, [mutations[check][name]]);
        try {
          const problems = await checks[check]({origin: server.origin, folder: site.folder});
          expect(problems).not.toEqual([]);
        } finally {
          await server.stop();
        }
      });
    },
  );
}
