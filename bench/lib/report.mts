import {markdownTable} from 'markdown-table';
import {ratioOf} from './statistics.mjs';
import type {Measurement, Metric, Range, Section, Unit, Value} from './types.mjs';

/** 1 kB is 1,000 bytes. */
const formats: Record<Unit, (value: number) => string> = {
  bytes: (value) => formatNumber(value / 1000, 1),
  ms: (value) => formatNumber(value, value < 10 ? 1 : 0),
  seconds: (value) => formatNumber(value, 1),
  count: (value) => formatNumber(value, 0),
  score: (value) => formatNumber(value, 0),
  shift: (value) => formatNumber(value, 3),
  megabytes: (value) => formatNumber(value, 1),
};

const unitNames: Record<Unit, string> = {
  bytes: 'kB',
  ms: 'ms',
  seconds: 's',
  count: '',
  score: '',
  shift: '',
  megabytes: 'MB',
};

/**
 * Formats a section as Markdown: a table, and notes on missing values. With several sites, the
 * rows of each label are followed by the ratios of the first site to each of the others.
 */
export function sectionText({title, method, subject, metrics, rows}: Section): string {
  const sites = [...new Set(rows.map(({site}) => site))];
  const isCompared = sites.length > 1;
  const header = [subject, ...(isCompared ? ['site'] : []), ...metrics.map(headerOf)];
  const body = [...groupByLabel(rows)].flatMap(([label, ofLabel]) => [
    ...ofLabel.map(({site, values, ranges}) => [
      label,
      ...(isCompared ? [site] : []),
      ...metrics.map(({key, unit}) => cellOf(values[key], unit, ranges?.[key])),
    ]),
    ...ratioRows(ofLabel, metrics),
  ]);
  const table = markdownTable([header, ...body], {
    align: ['l', ...(isCompared ? ['l'] : []), ...metrics.map(() => 'r')],
  });
  return [`## ${title}`, method, table, notesOn(rows, metrics, isCompared)]
    .filter(Boolean)
    .join('\n\n');
}

function headerOf({title, unit}: Metric): string {
  return unitNames[unit] ? `${title}, ${unitNames[unit]}` : title;
}

/** A value, with the range of its runs in brackets. */
function cellOf(value: Value | undefined, unit: Unit, range: Range | undefined): string {
  if (typeof value !== 'number') {
    return 'n/a';
  }
  const format = formats[unit];
  return range ? `${format(value)} (${format(range.min)}–${format(range.max)})` : format(value);
}

function ratioRows([one, ...others]: readonly Measurement[], metrics: readonly Metric[]) {
  return others.map((other) => [
    '',
    others.length === 1 ? 'ratio' : `ratio to ${other.site}`,
    ...metrics.map(({key}) => ratioOf(one?.values[key], other.values[key])?.toFixed(2) ?? ''),
  ]);
}

/** Groups rows by label. */
function groupByLabel(rows: readonly Measurement[]): Map<string, Measurement[]> {
  const groups = new Map<string, Measurement[]>();
  for (const row of rows) {
    groups.set(row.label, [...(groups.get(row.label) ?? []), row]);
  }
  return groups;
}

/** Returns the reasons for missing values, without duplicates. */
function notesOn(
  rows: readonly Measurement[],
  metrics: readonly Metric[],
  isCompared: boolean,
): string {
  const notes = rows.flatMap(({label, site, values}) =>
    metrics.flatMap(({key}) => {
      const value = values[key];
      return typeof value === 'object'
        ? [`n/a for ${label}${isCompared ? ` of ${site}` : ''}: ${value.reason}`]
        : [];
    }),
  );
  return [...new Set(notes)].join('\n');
}

function formatNumber(value: number, digits: number): string {
  return value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});
}
