import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

test('a page puts it in <Tabs>, with a value and a label', () => {
  expect(problemsOf('<TabItem default>\n\nText.\n\n</TabItem>')).toEqual([
    `1: <TabItem> has no "value"; write ${rule.form}`,
    `1: <TabItem> has no "label"; write ${rule.form}`,
    `1: <TabItem> is not directly inside <Tabs>; write ${rule.form}`,
  ]);
});
