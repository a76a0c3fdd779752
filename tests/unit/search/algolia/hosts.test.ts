import {expect, test} from 'vitest';
import {hostOf, searchOrigins} from '../../../../src/search/algolia/hosts';

test.each([
  ['search.example.org', 'https'],
  ['search.example.org:8080', 'https'],
  ['localhost.example.org', 'https'],
  ['10.127.0.0.1', 'https'],
  ['not-localhost', 'https'],
  ['localhost', 'http'],
  ['localhost:8080', 'http'],
  ['127.0.0.1:8080', 'http'],
])('%s is used over %s', (name, protocol) => {
  expect(hostOf(name)).toEqual({url: name, accept: 'readWrite', protocol});
});

test('the embedded search uses no other site', () => {
  expect(searchOrigins({engine: 'embedded', indexName: 'docs'})).toEqual([]);
});

test('insights have a separate host, unless hosts are configured', () => {
  const config = {engine: 'algolia', indexName: 'docs', appId: 'APP', apiKey: 'KEY'} as const;
  expect(searchOrigins({...config, hosts: [], insights: true})).toContain(
    'https://insights.algolia.io',
  );
  expect(searchOrigins({...config, hosts: []})).not.toContain('https://insights.algolia.io');
  expect(searchOrigins({...config, hosts: ['one.example'], insights: true})).toEqual([
    'https://one.example',
  ]);
});
