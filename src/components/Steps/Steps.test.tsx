import {describe, expect, test} from 'vitest';
import {markupOf} from '../../../tests/unit/support/markup';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import Steps from '.';
import rule from './rule';

describe('Steps', () => {
  test('keep the role of their list, which Safari would drop', () => {
    const $ = markupOf(
      <Steps>
        {'\n'}
        <ol>
          <li>One</li>
          <li>Two</li>
        </ol>
        {'\n'}
      </Steps>,
    );
    expect($('ol[role="list"] > li').length).toBe(2);
  });
});

test('a page puts one numbered list in it, which starts at 1', () => {
  expect(problemsOf('<Steps>\n\n1. One\n2. Two\n\n</Steps>')).toEqual([]);
  const message = `1: <Steps> does not consist of one numbered list; write ${rule.form}`;
  expect(problemsOf('<Steps>\n\n- A bullet\n\n</Steps>')).toEqual([message]);
  expect(problemsOf('<Steps>\n\n1. One\n\nText.\n\n</Steps>')).toEqual([message]);
  expect(problemsOf('<Steps>1. One</Steps>')).toEqual([message]);
  expect(problemsOf('<Steps start="2">\n\n3. Three\n\n</Steps>')).toEqual([
    `1: <Steps> cannot have the attribute "start"; write ${rule.form}`,
    `3: <Steps> begins with step 3; write ${rule.form}`,
  ]);
});
