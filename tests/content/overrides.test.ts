import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {overrideProblems} from './checks/overrides';
import {fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const read = (file: string) => readFileSync(fromRoot(file), 'utf8');

test('every override has a row that says why, and until when', () => {
  expect(sentences(overrideProblems(read('package.json'), read('SECURITY.md')))).toEqual([]);
});

test('an override without a row, and a row without an override, are reported', () => {
  const manifest = JSON.stringify({overrides: {a: {b: '1.0.0'}, c: '2.0.0', d: '3.0.0'}});
  const table = ['| `a > b` | 1.0.0 | Why. | later |', '| `c` | 1.9.0 | Why. | later |'];
  const incomplete = '| `d` | 3.0.0 | Why. |  |';
  expect(sentences(overrideProblems(manifest, [...table, incomplete].join('\n')))).toEqual([
    'package.json: overrides c with 2.0.0, which SECURITY.md does not explain; add why and when it can go to the table there.',
    'package.json: overrides d with 3.0.0, which SECURITY.md does not explain; add why and when it can go to the table there.',
    'SECURITY.md: explains c 1.9.0, which package.json does not override; remove the row.',
  ]);
});
