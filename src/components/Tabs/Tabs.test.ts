import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

const tab = (attributes: string) => `<TabItem ${attributes}>\n\nText.\n\n</TabItem>`;

test('a page puts two or more tabs with different values in it', () => {
  const tabs = `${tab('value="a" label="A"')}\n${tab('value="b" label="B"')}`;
  expect(problemsOf(`<Tabs groupId="g">\n${tabs}\n</Tabs>`)).toEqual([]);
  expect(problemsOf(`<Tabs>\n${tab('value="a" label="A"')}\n\nBetween.\n\n</Tabs>`)).toEqual([
    `1: <Tabs> has no "groupId"; write ${rule.form}`,
    `1: <Tabs> has fewer than 2 <TabItem>; write ${rule.form}`,
    `1: <Tabs> has something other than <TabItem>; write ${rule.form}`,
  ]);
  expect(problemsOf(`<Tabs groupId="g">\n${tabs.replace('"b"', '"a"')}\n</Tabs>`)).toEqual([
    `1: <Tabs> has two tabs with the value "a"; write ${rule.form}`,
  ]);
});
