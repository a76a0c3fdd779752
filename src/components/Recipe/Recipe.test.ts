import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

const file = 'src/content/facts/ujust-notes.json';

test('a page may use every fact and every answer of a recipe', () => {
  expect(problemsOf('Before you run it: <Recipe name="toggle-tpm2" fact="leave" />')).toEqual([]);
  expect(problemsOf('<Recipe name="toggle-tpm2" answer="Disable" />')).toEqual([]);
});

test.each([
  ['fact="does"', `has no "name"; write ${rule.form}`],
  [
    'name="toggle-lamp" fact="does"',
    `names the recipe "toggle-lamp", which does not exist; write a name from ${file}, or add the recipe there`,
  ],
  [
    'name="update" fact="takes"',
    `names the fact "takes", which the recipe update does not have; write one of does, asks, admin, undo, or add it to ${file}`,
  ],
  [
    'name="bios-info" fact="undo"',
    `names the fact "undo", which the recipe bios-info does not have; write one of does, asks, admin, or add it to ${file}`,
  ],
  [
    'name="update" answer="Yes"',
    `names the answer "Yes", which the recipe update does not have; write a fact, or add its answers to ${file}`,
  ],
  [
    'name="toggle-tpm2" answer="Maybe"',
    `names the answer "Maybe", which the recipe toggle-tpm2 does not have; write one of Enable, Disable, or add it to ${file}`,
  ],
  ['name="update"', `does not have exactly one of "fact" and "answer"; write ${rule.form}`],
  [
    'name="update" fact="does" answer="Yes"',
    `does not have exactly one of "fact" and "answer"; write ${rule.form}`,
  ],
])('<Recipe %s /> is wrong', (attributes, message) => {
  expect(problemsOf(`<Recipe ${attributes} />`)).toEqual([`1: <Recipe> ${message}`]);
});
