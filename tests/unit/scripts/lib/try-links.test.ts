import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {tryLinks, type LinkResult} from '../../../../scripts/lib/try-links.mjs';

let server: Server;
let origin = '';
let requests: string[] = [];
let open = 0;
let mostOpen = 0;

/** The responses of the server by path: the status and the target of a redirect. */
const responses: Record<string, [status: number, location?: string]> = {
  '/there': [200],
  '/gone': [404],
  '/refused': [403],
  '/broken': [500],
  '/moved': [301, '/there'],
  '/moved-twice': [308, '/moved'],
  '/elsewhere': [302, '/there'],
  '/moved-to-nothing': [301, '/gone'],
  '/circle': [302, '/circle'],
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const {url = ''} = request;
    const isFirst = !requests.includes(url);
    requests.push(url);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on('close', () => (open -= 1));
    if (url.startsWith('/slow')) {
      return;
    }
    // Some servers fail once.
    const [status, location] = url === '/shaky' && isFirst ? [503] : (responses[url] ?? [200]);
    response.writeHead(status, location === undefined ? {} : {location}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  requests = [];
  mostOpen = 0;
});

/** Tries paths of the server. Returns the outcome and details of each. */
async function tryPaths(...paths: string[]): Promise<string[]> {
  const results = await tryLinks(
    paths.map((path) => origin + path),
    {timeout: 300, pause: 1},
  );
  return results.map(({outcome, detail}) => `${outcome}: ${detail.replace(origin, '')}`);
}

test('distinguishes existing pages from missing ones', async () => {
  expect(await tryPaths('/there', '/gone', '/broken')).toEqual([
    'answers: answers 200',
    'fails: answers 404',
    'fails: answers 500',
  ]);
});

test('follows redirects, and reports permanent ones', async () => {
  expect(await tryPaths('/moved', '/moved-twice', '/elsewhere', '/moved-to-nothing')).toEqual([
    'moved: /there',
    'moved: /there',
    'answers: answers 200',
    'fails: answers 404',
  ]);
  expect(await tryPaths('/circle')).toEqual(['fails: redirects more than 5 times']);
});

test('does not judge pages that refuse programs', async () => {
  expect(await tryPaths('/refused')).toEqual(['unclear: answers 403 to programs']);
});

test('retries after a temporary error, not after a 404', async () => {
  expect(await tryPaths('/slow', '/gone', '/shaky')).toEqual([
    'fails: does not answer: it took too long',
    'fails: answers 404',
    'answers: answers 200',
  ]);
  expect(requests.filter((path) => path === '/slow')).toHaveLength(2);
  expect(requests.filter((path) => path === '/gone')).toHaveLength(1);
});

test('sends one request at a time to a site, and each URL once', async () => {
  const paths = Array.from({length: 20}, (_value, index) => `/page-${index % 10}`);
  expect(await tryPaths(...paths)).toHaveLength(20);
  expect(requests).toHaveLength(10);
  expect(mostOpen).toBe(1);
});

test('reports each result immediately, and an unreachable site', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const {port} = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const seen: LinkResult[] = [];
  const results = await tryLinks([`http://127.0.0.1:${port}/`, `${origin}/there`], {
    pause: 1,
    onResult: (result) => seen.push(result),
  });
  expect(results[0]).toMatchObject({outcome: 'fails', detail: 'does not answer: ECONNREFUSED'});
  expect(seen).toHaveLength(2);
});
