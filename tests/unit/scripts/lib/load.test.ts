import {once} from 'node:events';
import {createServer, type RequestListener, type Server} from 'node:http';
import {afterEach, expect, test} from 'vitest';
import {drive} from '../../../../scripts/lib/load.mts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Serves with a listener. Returns the origin. */
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const load = {name: 'it', path: '/it', encoding: 'br', status: 200} as const;

test('sends as many requests as it is told, and counts no errors when all goes well', async () => {
  const asked: string[] = [];
  const origin = await serve(({url, headers}, response) => {
    asked.push(`${url} ${headers['accept-encoding']}`);
    response.end('it');
  });
  const result = await drive(origin, load, {requests: 40, connections: 4});
  expect(asked).toEqual(Array.from({length: 40}, () => '/it br'));
  expect(result).toMatchObject({'what is asked for': 'it', errors: 0});
});

test('counts answers with another status as errors', async () => {
  let count = 0;
  const origin = await serve((_request, response) => {
    count += 1;
    response.writeHead(count % 10 === 0 ? 500 : 200).end('it');
  });
  expect(await drive(origin, load, {requests: 40, connections: 4})).toMatchObject({errors: 4});
});

test('a page that should be missing and is not is an error', async () => {
  const origin = await serve((_request, response) => void response.end('it'));
  const result = await drive(origin, {...load, status: 404}, {requests: 5, connections: 1});
  expect(result.errors).toBe(5);
});
