import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {webServers} from '../../scripts/lib/web-servers.mjs';
import {containerfileProblems} from './checks/containerfile';
import {fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const text = readFileSync(fromRoot('Containerfile'), 'utf8');
const surroundings = {
  nginx: readFileSync(fromRoot('deploy/nginx/nginx.conf'), 'utf8'),
  packages: webServers.find(({name}) => name === 'nginx')?.packages ?? [],
  exists: (path: string) => existsSync(fromRoot(path)),
};

test('the container runs nginx as nobody, and copies existing files', () => {
  expect(sentences(containerfileProblems('Containerfile', text, surroundings))).toEqual([]);
});

test.each([
  ['USER 65534:65534\n', '', 'runs as root'],
  ['USER 65534:65534', 'USER nginx', 'runs as root'],
  ['USER 65534:65534', 'USER 0', 'runs as root'],
  ['debian:bookworm-slim', 'debian', 'starts from docker.io/library/debian; name a version'],
  ['debian:bookworm-slim', 'debian:latest', 'name a version'],
  ['EXPOSE 8080', 'EXPOSE 80', 'does not expose port 8080'],
  ['libnginx-mod-http-brotli-static ', '', 'does not install libnginx-mod-http-brotli-static'],
  ['/site/deploy/nginx', '/site/deploy/apache', 'copies deploy/apache, which is not there'],
  ['HEALTHCHECK ', '# ', 'has no HEALTHCHECK'],
])('%j replaced by %j is reported', (from, to, message) => {
  expect(text).toContain(from);
  const problems = containerfileProblems('Containerfile', text.replace(from, to), surroundings);
  expect(sentences(problems)).toEqual([expect.stringContaining(message)]);
});
