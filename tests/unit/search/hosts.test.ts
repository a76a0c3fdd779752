import {expect, test} from 'vitest';
import {hostOf, parseHosts} from '../../../src/search/hosts';

test('a list of hosts may have spaces and empty places', () => {
  expect(parseHosts(' search.example.org ,localhost:8080,, ')).toEqual([
    'search.example.org',
    'localhost:8080',
  ]);
  expect(parseHosts('')).toEqual([]);
});

test.each([
  ['search.example.org', 'https'],
  ['search.example.org:8080', 'https'],
  ['localhost.example.org', 'https'],
  ['10.127.0.0.1', 'https'],
  ['not-localhost', 'https'],
  ['localhost', 'http'],
  ['localhost:8080', 'http'],
  ['127.0.0.1:8080', 'http'],
])('%s is asked over %s', (name, protocol) => {
  expect(hostOf(name)).toEqual({url: name, accept: 'readWrite', protocol});
});
