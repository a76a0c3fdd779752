/**
 * A day in words, for example `22 August 2026`.
 *
 * @param day for example `2026-08-22`
 * @param locale of the page; plain English has the day first, as the rest of the site does
 */
export function dayText(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
