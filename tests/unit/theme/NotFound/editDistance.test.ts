import {expect, test} from 'vitest';
import editDistance from '../../../../src/theme/NotFound/editDistance';

// cspell:words gamming gamng gaimng quadelt

test.each([
  ['', '', 0],
  ['vpn', 'vpn', 0],
  ['', 'vpn', 3],
  ['vpn', '', 3],
  ['vpm', 'vpn', 1],
  ['gamming', 'gaming', 1],
  ['gamng', 'gaming', 1],
  ['gaimng', 'gaming', 1],
  ['quadelt', 'quadlet', 1],
  ['kitten', 'sitting', 3],
  ['ab', 'ba', 1],
  ['abc', 'cab', 2],
])('from "%s" to "%s" it takes %i slips', (a, b, slips) => {
  expect(editDistance(a, b)).toBe(slips);
  expect(editDistance(b, a)).toBe(slips);
});
