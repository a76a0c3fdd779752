import {afterEach, expect, test} from 'vitest';
import {createAlgoliaClient} from '../../../../../src/search/algolia/client';
import {searchRequest} from '../../../../../src/search/core/request';
import {failureOf} from '../../../../../src/search/ui/dialog/failure';
import {startHost, type AlgoliaHost, type HostResponse} from '../../../../fixtures/algolia/server';

let host: AlgoliaHost | undefined;

afterEach(() => host?.close());

// Errors of Algolia's client with a host over HTTP.
test.each<[string, HostResponse, object]>([
  ['no host that works', {status: 503}, {kind: 'unreachable'}],
  ['a refusal', {status: 403, json: {message: 'no'}}, {kind: 'refused', status: 403}],
  ['a response that is not JSON', {text: '<html>'}, {kind: 'unreadable'}],
  ['a response without a body', {text: ''}, {kind: 'unreadable'}],
  ['a response that is null', {text: 'null'}, {kind: 'unreadable'}],
])('%s', async (_what, response, failure) => {
  host = await startHost(() => response);
  const client = createAlgoliaClient({appId: 'APP', apiKey: 'KEY', hosts: [host.name]});
  const request = searchRequest({indexName: 'docs', query: 'vpn', snippetWords: 10});
  const error: unknown = await client.search([request]).catch((thrown: unknown) => thrown);
  expect(failureOf(error, true)).toEqual(failure);
});

test.each([
  ['any other error', new TypeError('no')],
  ['a value that is not an error', 'no'],
  ['nothing', undefined],
])('%s', (_what, error) => {
  expect(failureOf(error, true)).toEqual({kind: 'broken'});
});

test('any failure without a network means unreachable', () => {
  expect(failureOf(new Error('The code did not load.'), false)).toEqual({kind: 'unreachable'});
});

test('a site that does not respond is unreachable even with a network', () => {
  const error = Object.assign(new Error('no'), {name: 'UnreachableError'});
  expect(failureOf(error, true)).toEqual({kind: 'unreachable'});
});
