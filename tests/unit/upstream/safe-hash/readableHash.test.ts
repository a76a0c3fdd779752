import {expect, test} from 'vitest';
import {withReadableHash} from '../../../../src/upstream/safe-hash/readableHash';

test.each(['/guides/vpn', '/#', '/guides/vpn?q=%#tailscale', '/#%C3%A4'])(
  'an address whose hash can be decoded stays: "%s"',
  (address) => {
    expect(withReadableHash(address)).toBe(address);
  },
);

test.each(['100%', '%E0%A4%A', 'a%zz', '%#%'])(
  '"%s" is encoded and refers to the same id',
  (id) => {
    const [page, hash = ''] = withReadableHash(`/guides/vpn#${id}`).split('#');
    expect(page).toBe('/guides/vpn');
    expect(decodeURIComponent(hash)).toBe(id);
  },
);
