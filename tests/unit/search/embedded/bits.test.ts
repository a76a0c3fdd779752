import {expect, test} from 'vitest';
import {popCount} from '../../../../src/search/embedded/bits';

test.each([
  [0, 0],
  [0b1011, 3],
  // The last of 32 concepts is the sign of a number.
  [1 << 31, 1],
  [-1, 32],
])('of %i, %i bits are set', (bits, count) => {
  expect(popCount(bits)).toBe(count);
});
