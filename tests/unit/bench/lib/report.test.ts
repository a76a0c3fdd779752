import {expect, test} from 'vitest';
import {sectionText} from '../../../../bench/lib/report.mjs';
import type {Measurement, Section} from '../../../../bench/lib/types.mjs';

const section = (rows: Measurement[]): Section => ({
  title: 'Paint',
  method: 'Measured.',
  subject: 'page',
  metrics: [
    {key: 'bytes', title: 'first view', unit: 'bytes'},
    {key: 'time', title: 'LCP', unit: 'ms'},
    {key: 'shift', title: 'shift', unit: 'shift'},
  ],
  rows,
});

test('a section has a title, its method, and a table with units', () => {
  const values = {bytes: 125_049, time: 1234.5, shift: 0.0123};
  expect(sectionText(section([{label: 'home', site: 'this', values}]))).toBe(
    [
      '## Paint',
      '',
      'Measured.',
      '',
      '| page | first view, kB | LCP, ms | shift |',
      '| :--- | -------------: | ------: | ----: |',
      '| home |          125.0 |   1,235 | 0.012 |',
    ].join('\n'),
  );
});

test('two sites are listed below each other, with the ratio of the first to the second', () => {
  const text = sectionText(
    section([
      {label: 'home', site: 'this', values: {bytes: 100_000, time: 9.44, shift: 0}},
      {label: 'home', site: 'other', values: {bytes: 200_000, time: 4.72, shift: 0}},
    ]),
  );
  expect(text.split('\n').slice(-3)).toEqual([
    '| home | this  |          100.0 |     9.4 | 0.000 |',
    '| home | other |          200.0 |     4.7 | 0.000 |',
    '|      | ratio |           0.50 |    2.00 |       |',
  ]);
});

test('of several sites, there is a ratio of the first to each other one', () => {
  const row = (site: string, bytes: number, time: number): Measurement => ({
    label: 'home',
    site,
    values: {bytes, time, shift: 0},
  });
  const text = sectionText(
    section([row('this', 100_000, 9.44), row('Docusaurus', 200_000, 4.72), row('Vite', 50_000, 0)]),
  );
  expect(text.split('\n').slice(-5)).toEqual([
    '| home | this                |          100.0 |     9.4 | 0.000 |',
    '| home | Docusaurus          |          200.0 |     4.7 | 0.000 |',
    '| home | Vite                |           50.0 |     0.0 | 0.000 |',
    '|      | ratio to Docusaurus |           0.50 |    2.00 |       |',
    '|      | ratio to Vite       |           2.00 |         |       |',
  ]);
});

test('the range of the runs is in brackets', () => {
  const text = sectionText(
    section([
      {
        label: 'home',
        site: 'this',
        values: {bytes: 100_000, time: 9.44, shift: {reason: 'it has no page'}},
        ranges: {time: {min: 8, max: 1234}, shift: {min: 0, max: 1}},
      },
    ]),
  );
  expect(text).toContain('| home |          100.0 | 9.4 (8.0–1,234) |   n/a |');
});

test('a missing value is n/a, and a note explains it once', () => {
  const missing = {reason: 'it has no page /vpn'};
  const text = sectionText(
    section([
      {label: 'guide', site: 'this', values: {bytes: 1000, time: 2, shift: 0}},
      {label: 'guide', site: 'other', values: {bytes: missing, time: missing, shift: 0}},
    ]),
  );
  expect(text).toContain('| guide | other |            n/a |     n/a | 0.000 |');
  expect(text).toContain('|       | ratio |                |         |       |');
  expect(text.split('\n').filter((line) => line.startsWith('n/a for'))).toEqual([
    'n/a for guide of other: it has no page /vpn',
  ]);
});
