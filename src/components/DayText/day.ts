/**
 * A day in words, for example `22 August 2026`, or `22 Aug` in a list that tells the year itself.
 *
 * @param day for example `2026-08-22`, or a time of that day in UTC (ISO 8601)
 * @param locale of the page; plain English has the day first, as the rest of the site does
 */
export function dayText(day: string, locale: string, form: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: form,
    ...(form === 'long' && {year: 'numeric'}),
    timeZone: 'UTC',
  }).format(new Date(day));
}
