import {markdownTable} from 'markdown-table';
import {ratioOf} from './statistics.mjs';
import type {Measurement, Metric, Section, Unit, Value} from './types.mjs';

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
 * Formats a section as Markdown: a table, and notes on missing values. With two sites, each pair of
 * rows is followed by their ratio.
 */
export function sectionText({title, method, subject, metrics, rows}: Section): string {
  const sites = [...new Set(rows.map(({site}) => site))];
  const isCompared = sites.length > 1;
  const header = [subject, ...(isCompared ? ['site'] : []), ...metrics.map(headerOf)];
  const body = [...groupByLabel(rows)].flatMap(([label, ofLabel]) => [
    ...ofLabel.map(({site, values}) => [
      label,
      ...(isCompared ? [site] : []),
      ...metrics.map(({key, unit}) => cellOf(values[key], unit)),
    ]),
    ...(ofLabel.length === 2
      ? [['', 'ratio', ...metrics.map((metric) => ratioCell(ofLabel, metric))]]
      : []),
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

function cellOf(value: Value | undefined, unit: Unit): string {
  return typeof value === 'number' ? formats[unit](value) : 'n/a';
}

function ratioCell([one, other]: readonly Measurement[], {key}: Metric): string {
  return ratioOf(one?.values[key], other?.values[key])?.toFixed(2) ?? '';
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
