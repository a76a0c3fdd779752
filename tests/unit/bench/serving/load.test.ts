import {expect, test} from 'vitest';
import {readResult, type Load} from '../../../../bench/serving/load.mts';

const page: Load = {name: 'a page', path: '/', encoding: 'br'};

/** Returns the output of wrk with load.lua. */
const output = (figures: object) => {
  const usual = {requests: 1000, microseconds: 500_000, bytes: 2_000_000};
  const times = {p50: 2_500, p99: 9_000, broken: 0, refused: 0};
  return `Running 1s test\n  1000 requests\nRESULT ${JSON.stringify({...usual, ...times, ...figures})}\n`;
};

test('a row has requests per second and times in milliseconds', () => {
  expect(readResult(output({}), page)).toEqual({
    request: 'a page',
    'requests/s': 2000,
    'p50 ms': 2.5,
    'p99 ms': 9,
    'kB each': 2,
    errors: 0,
  });
});

test.each([
  ['broken connections', {broken: 3}, page, 3],
  ['pages that are missing', {refused: 4}, page, 4],
  ['a missing page that is there', {refused: 990}, {...page, isMissing: true}, 10],
  ['a missing page that is missing', {refused: 1000}, {...page, isMissing: true}, 0],
  ['a server that is silent', {requests: 0, bytes: 0}, page, 1],
])('the errors of %s', (_name, figures, load, errors) => {
  expect(readResult(output(figures), load).errors).toBe(errors);
});

test('an interrupted run of wrk is an error', () => {
  expect(() => readResult('Running 1s test\n', page)).toThrow('wrk did not finish');
});
