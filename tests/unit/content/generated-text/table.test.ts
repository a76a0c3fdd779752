import {expect, test} from 'vitest';
import {tableOf} from '../../../../src/content/generated-text/table';

test('a table has a header, a delimiter row and rows, and pipes in cells are escaped', () => {
  expect(
    tableOf([
      ['Name', 'Means'],
      ['`a | b`', 'either'],
    ]),
  ).toBe('| Name | Means |\n| --- | --- |\n| `a \\| b` | either |');
});
