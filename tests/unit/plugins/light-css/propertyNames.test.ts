import postcss from 'postcss';
import {expect, test} from 'vitest';
import {shortenPropertyNames} from '../../../../src/plugins/light-css/propertyNames';

/** The sheets with short names; scripts name the properties that are read. */
function shortened(sheets: string[], ...read: string[]): string[] {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  shortenPropertyNames(roots, (name) => read.includes(name));
  return roots.map(String);
}

test('properties get short names in all sheets, the most frequent first', () => {
  expect(
    shortened([
      ':root{--ifm-text:red;--ifm-line:1px}',
      'a{color:var(--ifm-text)}p{color:var( --ifm-text, var(--ifm-line))}',
    ]),
  ).toEqual([':root{--a:red;--b:1px}', 'a{color:var(--a)}p{color:var( --a, var(--b))}']);
});

test('a name that a script knows stays, and is given to no other', () => {
  expect(
    shortened(
      [':root{--y:1px;--ifm-text:red}p{left:var(--y);color:var(--ifm-text)}'],
      '--a',
      '--y',
    ),
  ).toEqual([':root{--y:1px;--b:red}p{left:var(--y);color:var(--b)}']);
});

test('a name that is there already is given to no other property', () => {
  expect(
    shortened([':root{--a:1px;--long:2px}p{margin:var(--long) var(--long) var(--a)}']),
  ).toEqual([':root{--c:1px;--b:2px}p{margin:var(--b) var(--b) var(--c)}']);
});

test('what only looks like a property stays as it is', () => {
  const css = 'p{content:"--ifm-text";animation-name:--ifm-text}.menu--text{--b:0}';
  expect(shortened([`:root{--ifm-text:red}${css}`], '--b')).toEqual([`:root{--a:red}${css}`]);
});

test('there are names for any number of properties', () => {
  const names = Array.from({length: 30}, (_, index) => `--long-${String(index).padStart(2, '0')}`);
  const [sheet = ''] = shortened([`p{${names.map((name) => `${name}:0`).join(';')}}`]);
  const short = sheet.match(/--\w+/g) ?? [];
  expect(new Set(short).size).toBe(30);
  expect([short[0], short[25], short[26], short[29]]).toEqual(['--a', '--z', '--aa', '--ad']);
});
