import {ApiError, DeserializationError, RetryError} from '@algolia/client-common';
import {expect, test} from 'vitest';
import {failureOf} from '../../../../src/theme/SearchModal/failure';

test.each([
  ['RetryError', new RetryError([]), {kind: 'unreachable'}],
  ['ApiError', new ApiError('no', 403, []), {kind: 'refused', status: 403}],
  [
    'DeserializationError',
    new DeserializationError('no', {status: 200, content: '', isTimedOut: false}),
    {kind: 'unreadable'},
  ],
  ['any other error', new TypeError('no'), {kind: 'broken'}],
  ['what is no error', 'no', {kind: 'broken'}],
  ['nothing', undefined, {kind: 'broken'}],
])('%s', (_what, error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});
