import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

test('a page puts a list in it, with a text and a command in each item', () => {
  const command = '- Update everything.\n\n  ```bash\n  ujust update\n  ```';
  expect(problemsOf(`<Commands>\n\n${command}\n\n</Commands>`)).toEqual([]);
  expect(problemsOf(`<Commands>\n\n${command}\n\n- Restart.\n\n</Commands>`)).toEqual([
    `9: <Commands> has an item that is not a line of text and a code fence; write ${rule.form}`,
  ]);
  expect(problemsOf('<Commands>\n\nText.\n\n</Commands>')).toEqual([
    `1: <Commands> does not consist of one bulleted list; write ${rule.form}`,
  ]);
});
