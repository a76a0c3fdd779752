import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

test('a page puts two or more entry points in it', () => {
  const entryPoint = '<EntryPoint scene="use">\n\n### Use it\n\n</EntryPoint>';
  expect(problemsOf(`<EntryPoints>\n${entryPoint}\n\nBetween.\n\n</EntryPoints>`)).toEqual([
    `1: <EntryPoints> has fewer than 2 <EntryPoint>; write ${rule.form}`,
    `1: <EntryPoints> has something other than <EntryPoint>; write ${rule.form}`,
  ]);
});
