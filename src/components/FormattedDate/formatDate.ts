/**
 * Formats a date, for example as `22 August 2026`, or as `22 Aug` for a list that already shows the
 * year.
 *
 * @param date for example `2026-08-22`, or a time of that day in UTC (ISO 8601)
 * @param locale locale of the page; plain `en` puts the day first, as the rest of the site does
 */
export function formatDate(date: string, locale: string, form: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: form,
    ...(form === 'long' && {year: 'numeric'}),
    timeZone: 'UTC',
  }).format(new Date(date));
}
