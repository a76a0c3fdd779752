import type {Location} from 'history';
import {expect, test} from 'vitest';
import {withReadableHash} from '../../../src/client/readableHash';

const location: Location = {pathname: '/guides/vpn', search: '', hash: '', state: undefined};

test.each(['', '#tailscale', '#%C3%A4'])('a hash that can be read stays: "%s"', (hash) => {
  const there = {...location, hash};
  expect(withReadableHash(there)).toBe(there);
});

test.each(['100%', '%E0%A4%A', 'a%zz'])('"%s" is made readable, and stands for itself', (text) => {
  const {hash} = withReadableHash({...location, hash: `#${text}`});
  expect(decodeURIComponent(hash.slice(1))).toBe(text);
});
