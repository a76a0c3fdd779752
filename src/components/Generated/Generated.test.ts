import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

test('a page names an existing text, on a line of its own', () => {
  expect(problemsOf('<Generated from="glossary" />')).toEqual([]);
  expect(problemsOf('<Generated />')).toEqual([`1: <Generated> has no "from"; write ${rule.form}`]);
  expect(problemsOf('<Generated from="nothing" />')).toEqual([
    `1: <Generated> names the text "nothing", which does not exist; write ${rule.form}`,
  ]);
  const message = `1: <Generated> is not on a line of its own, without indentation; write ${rule.form}`;
  expect(problemsOf('- <Generated from="glossary" />')).toEqual([message]);
  expect(problemsOf('<Generated from="glossary" /> and text')).toEqual([message]);
});
