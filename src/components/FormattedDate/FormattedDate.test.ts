import {expect, test} from 'vitest';
import {formatDate} from './formatDate';

test.each([
  ['2026-08-22', 'en', '22 August 2026'],
  ['2026-08-22T23:30:00.000Z', 'en', '22 August 2026'],
  ['2026-01-01', 'en', '1 January 2026'],
  ['2026-08-22', 'en-US', 'August 22, 2026'],
])('%s in %s is "%s"', (day, locale, text) => {
  expect(formatDate(day, locale)).toBe(text);
});

test('the short form leaves out the year', () => {
  expect(formatDate('2026-08-22', 'en', 'short')).toBe('22 Aug');
});
