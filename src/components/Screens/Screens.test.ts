import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

test('it holds screens and nothing else', () => {
  const screen = '<Screen shows="black">\n\n[Black](#black)\n\n</Screen>';
  expect(problemsOf(`<Screens>\n${screen}\n${screen}\n</Screens>`)).toEqual([]);
  expect(problemsOf(`<Screens>\n${screen}\n</Screens>`)).toHaveLength(1);
  expect(problemsOf('<Screens>\n\ntext\n\n</Screens>')[0]).toContain(rule.form);
});
