import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

test('a page leaves it empty', () => {
  expect(problemsOf('<LatestPost />')).toEqual([]);
  expect(problemsOf('<LatestPost tag="a">\n\nText.\n\n</LatestPost>')).toEqual([
    `1: <LatestPost> cannot have the attribute "tag"; write ${rule.form}`,
    `1: <LatestPost> cannot have content; write ${rule.form}`,
  ]);
});
