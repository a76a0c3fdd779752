import {expect, test} from 'vitest';
import {dateFormatOf, formatDate} from './dateFormat';

test.each([
  ['2026-08-22', 'en', '22 August 2026'],
  ['2026-08-22T23:30:00.000Z', 'en', '22 August 2026'],
  ['2026-01-01', 'en', '1 January 2026'],
  ['2026-12-31', 'en', '31 December 2026'],
  ['2026-08-22', 'en-US', 'August 22, 2026'],
  ['2026-03-02', 'ja', '2026年3月2日'],
])('%s in %s is "%s"', (day, locale, text) => {
  expect(formatDate(day, dateFormatOf(locale))).toBe(text);
});

test('the short form leaves out the year', () => {
  expect(formatDate('2026-08-22', dateFormatOf('en'), 'short')).toBe('22 Aug');
});

test('every day of a year is written as Intl writes it', () => {
  const intl = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
  const format = dateFormatOf('en');
  for (let day = 1; day <= 366; day += 1) {
    const date = new Date(Date.UTC(2028, 0, day));
    expect(formatDate(date.toISOString(), format)).toBe(intl.format(date));
  }
});
