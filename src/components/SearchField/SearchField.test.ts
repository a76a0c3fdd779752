import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

test('a page leaves it empty', () => {
  expect(problemsOf('<SearchField />')).toEqual([]);
  expect(problemsOf('<SearchField query="vpn">\n\nText.\n\n</SearchField>')).toEqual([
    `1: <SearchField> cannot have the attribute "query"; write ${rule.form}`,
    `1: <SearchField> cannot have content; write ${rule.form}`,
  ]);
});
