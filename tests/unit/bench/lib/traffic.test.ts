import {expect, test} from 'vitest';
import {isPrefetch, kindOf, weigh} from '../../../../bench/lib/traffic.mjs';

test.each([
  ['text/html; charset=utf-8', 'html'],
  ['text/css', 'css'],
  ['text/javascript; charset=utf-8', 'js'],
  ['application/javascript', 'js'],
  ['application/x-javascript', 'js'],
  ['image/svg+xml', 'images'],
  ['image/avif', 'images'],
  ['application/json', 'other'],
  ['font/woff2', 'other'],
  ['', 'other'],
])('"%s" counts as %s', (contentType, kind) => {
  expect(kindOf(contentType)).toBe(kind);
});

test('prefetches are recognized by the header that browsers send', () => {
  expect(isPrefetch({'sec-purpose': 'prefetch'})).toBe(true);
  expect(isPrefetch({'sec-purpose': 'prefetch;prerender'})).toBe(true);
  expect(isPrefetch({purpose: 'prefetch'})).toBe(true);
  expect(isPrefetch({'sec-fetch-dest': 'script'})).toBe(false);
});

test('requests are summed up by type and in total', () => {
  const request = (contentType: string, bytes: number) => ({
    path: '/',
    status: 200,
    bytes,
    contentType,
    isPrefetch: false,
  });
  expect(
    weigh([request('text/css', 5), request('text/javascript', 7), request('text/css', 1)]),
  ).toEqual({
    html: 0,
    css: 6,
    js: 7,
    images: 0,
    other: 0,
    total: 13,
    requests: 3,
  });
  expect(weigh([])).toMatchObject({total: 0, requests: 0});
});
