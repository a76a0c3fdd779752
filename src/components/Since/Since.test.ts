import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

test('a page puts it right after the <Until> with the same date', () => {
  expect(problemsOf('It <Since date="2027-04-13">came.</Since>')).toEqual([
    `1: <Since> has no <Until> with the same date right before it; write ${rule.form}`,
  ]);
});
