import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

test('a page writes two or more ways in it', () => {
  const way = '<Way icon="use">\n\n### Use it\n\n</Way>';
  expect(problemsOf(`<Ways>\n${way}\n\nBetween.\n\n</Ways>`)).toEqual([
    `1: <Ways> has fewer than 2 <Way>; write ${rule.form}`,
    `1: <Ways> has something other than <Way>; write ${rule.form}`,
  ]);
});
