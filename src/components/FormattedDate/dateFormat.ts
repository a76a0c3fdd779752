/** The name of the global data in which src/plugins/date-format provides the format. */
export const dateFormatData = 'date-format';

/** `short` leaves out the year, for a list that already shows it. */
export type DateForm = 'long' | 'short';

/** How a language writes dates. */
export interface DateFormat {
  /** For example `{day} {month} {year}`. */
  patterns: Record<DateForm, string>;
  /** The names of the months as they stand in a date, January first. */
  months: Record<DateForm, string[]>;
}

/**
 * Asks `Intl` how a language writes dates. This is for the build: in a browser, the first use of
 * `Intl.DateTimeFormat` loads the data of all languages, which takes 140 ms at a fourth of the speed.
 *
 * @param locale locale of the pages; plain `en` puts the day first, as the rest of the site does
 */
export function dateFormatOf(locale: string): DateFormat {
  const partsOf = (form: DateForm, month: number): Intl.DateTimeFormatPart[] =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      day: 'numeric',
      month: form,
      ...(form === 'long' && {year: 'numeric'}),
      timeZone: 'UTC',
      numberingSystem: 'latn',
    }).formatToParts(Date.UTC(2026, month));
  const patternOf = (form: DateForm): string =>
    partsOf(form, 0)
      .map(({type, value}) => (type === 'literal' ? value : `{${type}}`))
      .join('');
  const monthsOf = (form: DateForm): string[] =>
    Array.from(
      {length: 12},
      (_, month) => partsOf(form, month).find(({type}) => type === 'month')?.value ?? '',
    );
  return {
    patterns: {long: patternOf('long'), short: patternOf('short')},
    months: {long: monthsOf('long'), short: monthsOf('short')},
  };
}

/**
 * Formats a date, for example as `22 August 2026`, or as `22 Aug` in the short form.
 *
 * @param date for example `2026-08-22`, or a time of that day in UTC (ISO 8601)
 */
export function formatDate(
  date: string,
  {patterns, months}: DateFormat,
  form: DateForm = 'long',
): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  return patterns[form]
    .replace('{day}', String(Number(day)))
    .replace('{month}', months[form][Number(month) - 1] ?? month)
    .replace('{year}', year);
}
