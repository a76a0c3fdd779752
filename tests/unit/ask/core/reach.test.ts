import {expect, test, vi} from 'vitest';
import {findServers} from '../../../../src/ask/core/models';
import {request, surroundings} from '../../../../src/ask/core/reach';
import {startModelServer} from '../../../fixtures/model-server/server';

const local = 'http://127.0.0.1:11434/v1';
const nobody = {isSecure: true, vendor: 'Google Inc.', isDenied: () => Promise.resolve(false)};

/** What a browser says of a request that failed, whatever the reason. */
const blocked = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['denied access', local, {...nobody, isDenied: () => Promise.resolve(true)}, 'permission'],
  ['a browser on WebKit', local, {...nobody, vendor: 'Apple Computer, Inc.'}, 'mixed-content'],
])('%s is told from a server that is not there', async (_name, endpoint, around, how) => {
  vi.stubGlobal('fetch', blocked);
  await expect(request(endpoint, '/models', {}, around)).rejects.toMatchObject({
    failure: {kind: 'browser-forbids', how},
  });
});

test.each([
  ['denied to the computer', {'loopback-network': 'denied'}, true],
  [
    'denied to the local network alone',
    {'loopback-network': 'granted', 'local-network-access': 'denied'},
    false,
  ],
  ['denied in a browser with the older name', {'local-network-access': 'denied'}, true],
  ['unknown to the browser', {}, false],
] as [string, Record<string, string>, boolean][])(
  'access that is %s',
  async (_name, states, isDenied) => {
    vi.stubGlobal('window', {location: {protocol: 'https:'}});
    vi.stubGlobal('navigator', {
      vendor: '',
      permissions: {
        query: ({name}: {name: string}) =>
          states[name] ? Promise.resolve({state: states[name]}) : Promise.reject(new TypeError()),
      },
    });
    expect(await surroundings().isDenied()).toBe(isDenied);
  },
);

test('a request carries no cookies, no address of the page, and nothing from a cache', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  await request(local, '/models', {}, nobody);
  expect(fetched).toHaveBeenCalledWith(`${local}/models`, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  });
});

test('without any of that, nobody listens', async () => {
  vi.stubGlobal('fetch', blocked);
  const safariWithoutHttps = {...nobody, isSecure: false, vendor: 'Apple Computer, Inc.'};
  for (const around of [nobody, safariWithoutHttps]) {
    await expect(request(local, '/models', {}, around)).rejects.toMatchObject({
      failure: {kind: 'unreachable'},
    });
  }
  await expect(
    request('https://ai.example.org/v1', '/models', {}, {...nobody, vendor: 'Apple'}),
  ).rejects.toMatchObject({failure: {kind: 'unreachable'}});
});

test('a server that answers what the page cannot read forbids its origin', async () => {
  vi.stubGlobal('fetch', (_url: string, {mode}: RequestInit) =>
    mode === 'no-cors' ? Promise.resolve(Response.error()) : blocked(),
  );
  await expect(request(local, '/models', {}, nobody)).rejects.toMatchObject({
    failure: {kind: 'origin-forbidden'},
  });
});

test('the search for servers finds their models, and leaves out those that are not there', async () => {
  const llama = await startModelServer({models: ['gemma3', 'small-embed-text']});
  const ollama = await startModelServer({shape: 'Ollama', models: []});
  const gone = await startModelServer();
  await gone.close();
  const servers = [llama, ollama, gone].map(({endpoint}) => ({name: 'A server', endpoint}));
  expect(await findServers(servers, nobody)).toEqual([
    {...servers[0], models: ['gemma3']},
    {...servers[1], models: []},
  ]);
  await llama.close();
  await ollama.close();
});
