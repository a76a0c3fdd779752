import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

test('a page puts its opening words in it', () => {
  expect(problemsOf('<Welcome>\n\nAurora is a desktop.\n\n</Welcome>')).toEqual([]);
  expect(problemsOf('<Welcome title="Aurora" />')).toEqual([
    `1: <Welcome> cannot have the attribute "title"; write ${rule.form}`,
    `1: <Welcome> is empty; write ${rule.form}`,
  ]);
});
