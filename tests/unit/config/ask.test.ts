import {expect, test} from 'vitest';
import {askOrigins, localServers, readAskSettings} from '../../../src/config/ask';

test('readers may connect a server of their own, unless the site says otherwise', () => {
  expect(readAskSettings({})).toEqual({allowsLocal: true});
  expect(readAskSettings({ASK_ENDPOINT: 'off'})).toEqual({allowsLocal: false});
  expect(askOrigins({allowsLocal: false})).toEqual([]);
  expect(askOrigins({allowsLocal: true})).toEqual(
    localServers.map(({endpoint}) => new URL(endpoint).origin),
  );
});

test('a site may offer a server, whose origin alone joins the others', () => {
  const fields = readAskSettings({ASK_ENDPOINT: 'https://ai.example.org/v1/', ASK_MODEL: 'tiny'});
  expect(fields.hosted).toEqual({endpoint: 'https://ai.example.org/v1', model: 'tiny'});
  expect(askOrigins(fields)[0]).toBe('https://ai.example.org');
});

test.each([
  [{ASK_MODEL: 'tiny'}, 'ASK_MODEL is "tiny", but ASK_ENDPOINT names no server.'],
  [{ASK_ENDPOINT: 'https://ai.example.org/v1'}, 'ASK_ENDPOINT is set without ASK_MODEL.'],
  ...[
    'ai.example.org',
    'http://ai.example.org/v1',
    'https://me:secret@ai.example.org/v1',
    'https://ai.example.org/v1?key=secret',
    'javascript:alert(1)',
  ].map((endpoint) => [
    {ASK_ENDPOINT: endpoint, ASK_MODEL: 'tiny'},
    `ASK_ENDPOINT is "${endpoint}". Set it to the https address of an OpenAI-compatible API`,
  ]),
] as [Record<string, string>, string][])('%j is refused', (environment, message) => {
  expect(() => readAskSettings(environment)).toThrow(message);
});
