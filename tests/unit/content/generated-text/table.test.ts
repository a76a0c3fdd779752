import {expect, test} from 'vitest';
import {tableOf} from '../../../../src/content/generated-text/table';

test('a table has a head, a rule and its rows, and a bar in a cell stays in it', () => {
  expect(
    tableOf([
      ['Name', 'Means'],
      ['`a | b`', 'either'],
    ]),
  ).toBe('| Name | Means |\n| --- | --- |\n| `a \\| b` | either |');
});
