import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {runWebServer} from '../../scripts/lib/run-web-server.mts';
import {webServers} from '../../scripts/lib/web-servers.mjs';
import {request} from './lib/request';
import {publishSite, type PublishedSite} from './lib/site';

let site: PublishedSite;
beforeAll(async () => {
  site = await publishSite();
});
afterAll(() => site.remove());

const nginx = webServers.find(({name}) => name === 'nginx');

// Only root can run a program as another user.
const isRoot = process.getuid?.() === 0;

describe.skipIf(nginx?.missing() !== undefined || !isRoot)('nginx as in the container', () => {
  test('runs as nobody, without write access to the site', async () => {
    const server = await runWebServer('nginx', site.folder);
    try {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      expect(/^Uid:.*$/m.exec(status)?.[0].split('\t')).toEqual([
        'Uid:',
        ...Array.from({length: 4}, () => '65534'),
      ]);
      expect((await request(server.origin, '/')).status).toBe(200);
    } finally {
      await server.stop();
    }
  });

  test('can write to /tmp only', async () => {
    const elsewhere = {
      file: 'nginx/nginx.conf',
      from: 'client_body_temp_path /tmp/',
      to: 'client_body_temp_path /var/',
    };
    const start = runWebServer('nginx', site.folder, [elsewhere]);
    await expect(start).rejects.toThrow('Permission denied');
  });
});
