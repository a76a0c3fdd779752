import {expect, test} from 'vitest';
import {seasonOf, versionIn} from '../../../../src/theme/BlogPostItem/Container/cover';

test('the cover of a post shows the season of its date', () => {
  const dates = ['2026-03-01', '2026-08-22', '2025-11-12', '2026-02-28T23:00:00.000Z'];
  expect(dates.map(seasonOf)).toEqual(['get', 'use', 'develop', 'fix']);
});

test('it shows the version that the title names', () => {
  expect(versionIn('Summer 2026: the small changes since Plasma 6.7')).toBe('Plasma 6.7');
  expect(versionIn('Fedora 44 reaches the stable stream')).toBe('Fedora 44');
  expect(versionIn('Aurora in 2025: a look back')).toBeUndefined();
});
