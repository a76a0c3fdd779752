import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {webServers} from '../../scripts/lib/web-servers.mjs';
import {runWebServer, type WebServer} from '../../scripts/lib/run-web-server.mts';
import {checks} from './lib/checks';
import {publishSite, type PublishedSite} from './lib/site';

let site: PublishedSite;
beforeAll(async () => {
  site = await publishSite();
});
afterAll(() => site.remove());

for (const {name, missing} of webServers) {
  describe.skipIf(missing() !== undefined)(name, () => {
    let server: WebServer;
    beforeAll(async () => {
      server = await runWebServer(name, site.folder);
    });
    afterAll(() => server.stop());

    for (const [title, check] of Object.entries(checks)) {
      test(title, async () => {
        expect(await check({origin: server.origin, folder: site.folder})).toEqual([]);
      });
    }
  });
}
