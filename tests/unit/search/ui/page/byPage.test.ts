import {expect, test} from 'vitest';
import type {LinkedHit} from '../../../../../src/search/core/linkedHits';
import {byPage, pageOf} from '../../../../../src/search/ui/page/byPage';

const hit = (target: string): LinkedHit => ({
  objectID: target,
  url: target,
  target,
  type: 'lvl1',
  content: null,
  hierarchy: {
    lvl0: 'Use Aurora',
    lvl1: '',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  position: 1,
});

test('the hits of a page stand together, at the place of the best one', () => {
  const hits = ['/vpn', '/gaming#steam', '/vpn#tailscale', '/hardware', '/gaming'].map(hit);
  expect(byPage(hits).map(({target}) => target)).toEqual([
    '/vpn',
    '/vpn#tailscale',
    '/gaming#steam',
    '/gaming',
    '/hardware',
  ]);
});

test('a hit belongs to the page of its address', () => {
  expect(pageOf(hit('/vpn#tailscale'))).toBe('/vpn');
  expect(pageOf(undefined)).toBeUndefined();
});
