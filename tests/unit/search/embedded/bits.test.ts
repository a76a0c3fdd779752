import {expect, test} from 'vitest';
import {popCount} from '../../../../src/search/embedded/bits';

test.each([
  [0, 0],
  [0b1011, 3],
  // The highest of 32 bits is the sign of a number.
  [1 << 31, 1],
  [-1, 32],
])('%i has %i set bits', (bits, count) => {
  expect(popCount(bits)).toBe(count);
});
