import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

test('a page names existing recipes, on a line of its own', () => {
  expect(problemsOf('<Recipes names="update, toggle-tpm2" />')).toEqual([]);
  expect(problemsOf('<Recipes names="update, toggle-lamp" />')).toEqual([
    '1: <Recipes> names the recipe "toggle-lamp", which does not exist; write a name from src/content/facts/ujust-notes.json, or add the recipe there',
  ]);
  expect(problemsOf('- <Recipes names="update" />')).toEqual([
    `1: <Recipes> is not on a line of its own, without indentation; write ${rule.form}`,
  ]);
  expect(problemsOf('<Recipes />')).toEqual([`1: <Recipes> has no "names"; write ${rule.form}`]);
});
