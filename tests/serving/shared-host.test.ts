import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {runWebServer, type WebServer} from '../../scripts/lib/run-web-server.mts';
import {webServers} from '../../scripts/lib/web-servers.mjs';
import {fromRoot} from '../content/lib/paths';
import {checks} from './lib/checks';
import {request} from './lib/request';
import {publishSite, type PublishedSite} from './lib/site';

// cspell:ignore fastcgi scgi uwsgi

const nginxFile = 'nginx/nginx.conf';
const read = (file: string) => readFileSync(fromRoot(file), 'utf8');

/** The server block in deploy/README.md for a host with several sites, without its certificate. */
const serverBlock = (
  /```nginx\n(?<block>server \{[^`]*)```/.exec(read('deploy/README.md'))?.groups?.block ?? ''
)
  .replace('listen 443 ssl http2;', 'listen 8080;')
  .replace(/^\s*ssl_certificate.*\n/gm, '');

/** The configuration of a host with settings for all sites, and with another site. */
const hostConfig = `
load_module modules/ngx_http_brotli_static_module.so;
pid /tmp/nginx.pid;
error_log stderr warn;
events {}
http {
  client_body_temp_path /tmp/nginx-body;
  proxy_temp_path /tmp/nginx-proxy;
  fastcgi_temp_path /tmp/nginx-fastcgi;
  uwsgi_temp_path /tmp/nginx-uwsgi;
  scgi_temp_path /tmp/nginx-scgi;
  access_log off;
  types { "text/x-host" html css js txt; }
  default_type text/x-host;
  charset iso-8859-1;
  gzip on;
  autoindex on;
  expires 1h;
  add_header X-Host "all sites" always;
  ${serverBlock}
  server {
    listen 8080;
    # listen [::]:8080;
    server_name other.example.org;
    location / { return 200 "the other site"; }
  }
}
`;

const changes = [{file: nginxFile, from: read(`deploy/${nginxFile}`), to: hostConfig}];

let site: PublishedSite;
beforeAll(async () => {
  site = await publishSite();
});
afterAll(() => site.remove());

const nginx = webServers.find(({name}) => name === 'nginx');

describe.skipIf(nginx?.missing() !== undefined)('nginx with two sites', () => {
  let server: WebServer;
  beforeAll(async () => {
    server = await runWebServer('nginx', site.folder, changes);
  });
  afterAll(() => server.stop());

  test.each(Object.entries(checks))('%s', async (_title, check) => {
    expect(await check({origin: server.origin, folder: site.folder})).toEqual([]);
  });

  test('the other site keeps its settings', async () => {
    const {headers, body} = await request(server.origin, '/guides/vpn.html', {
      headers: {host: 'other.example.org'},
    });
    expect(body.toString()).toBe('the other site');
    expect(headers['x-host']).toBe('all sites');
    expect(headers['content-security-policy']).toBeUndefined();
  });
});
