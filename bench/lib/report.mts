import {markdownTable} from 'markdown-table';
import {ratioOf} from './statistics.mjs';
import type {Measurement, Metric, Section, Unit, Value} from './types.mjs';

/** How a number of each unit is written. 1 kB is 1,000 bytes. */
const formats: Record<Unit, (value: number) => string> = {
  bytes: (value) => grouped(value / 1000, 1),
  ms: (value) => grouped(value, value < 10 ? 1 : 0),
  seconds: (value) => grouped(value, 1),
  count: (value) => grouped(value, 0),
  score: (value) => grouped(value, 0),
  shift: (value) => grouped(value, 3),
  megabytes: (value) => grouped(value, 1),
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
 * A section as Markdown, which also reads well on a terminal: its table, and a note for every figure
 * that could not be had. With two sites, a row with the first divided by the second follows each pair.
 */
export function sectionText({title, method, subject, metrics, rows}: Section): string {
  const sites = [...new Set(rows.map(({site}) => site))];
  const isCompared = sites.length > 1;
  const head = [subject, ...(isCompared ? ['site'] : []), ...metrics.map(headOf)];
  const body = [...grouping(rows)].flatMap(([label, ofLabel]) => [
    ...ofLabel.map(({site, values}) => [
      label,
      ...(isCompared ? [site] : []),
      ...metrics.map(({key, unit}) => cellOf(values[key], unit)),
    ]),
    ...(ofLabel.length === 2
      ? [['', 'ratio', ...metrics.map((metric) => ratioCell(ofLabel, metric))]]
      : []),
  ]);
  const table = markdownTable([head, ...body], {
    align: ['l', ...(isCompared ? ['l'] : []), ...metrics.map(() => 'r')],
  });
  return [`## ${title}`, method, table, notesOn(rows, metrics, isCompared)]
    .filter(Boolean)
    .join('\n\n');
}

function headOf({title, unit}: Metric): string {
  return unitNames[unit] ? `${title}, ${unitNames[unit]}` : title;
}

function cellOf(value: Value | undefined, unit: Unit): string {
  return typeof value === 'number' ? formats[unit](value) : 'n/a';
}

function ratioCell([one, other]: readonly Measurement[], {key}: Metric): string {
  return ratioOf(one?.values[key], other?.values[key])?.toFixed(2) ?? '';
}

/** Rows by label, in the order of the labels' first rows. */
function grouping(rows: readonly Measurement[]): Map<string, Measurement[]> {
  const groups = new Map<string, Measurement[]>();
  for (const row of rows) {
    groups.set(row.label, [...(groups.get(row.label) ?? []), row]);
  }
  return groups;
}

/** Why there are figures missing, each reason once. */
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

function grouped(value: number, digits: number): string {
  return value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});
}
