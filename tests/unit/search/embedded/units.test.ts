import {expect, test} from 'vitest';
import {splitUnits} from '../../../../src/search/embedded/units';

test.each([
  ['144hz monitor stuck on 60Hz', '144 hz monitor stuck on 60 Hz'],
  ['16GB of memory', '16 GB of memory'],
  ['a cap of 60fps', 'a cap of 60 fps'],
  ['zram 8GiB', 'zram 8 GiB'],
])('a unit is a word of its own: %s', (query, expected) => {
  expect(splitUnits(query)).toBe(expected);
});

test.each(['4k monitor', 'rtx4060', 'h264', 'usb3', 'mp3', '0x1gb2'])('%s stays', (query) => {
  expect(splitUnits(query)).toBe(query);
});
