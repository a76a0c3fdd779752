import {expect, test} from 'vitest';
import {nameOfStep} from './nameOfStep';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import type {useIsMarkdown} from '../markdown';

const is: ReturnType<typeof useIsMarkdown> = (node, tag): node is never =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === tag;

test.each([
  ['a tight list', ['Press ', <kbd key="e">E</kbd>, '. An editor opens.'], 'Press E'],
  ['a loose list', [<p key="p">Restart.</p>, <pre key="pre">reboot</pre>], 'Restart'],
  ['lists in it', ['Get one of these:', <ul key="ul">A</ul>], 'Get one of these'],
  ['a file name', ['Open image.iso in it'], 'Open image.iso in it'],
])('the name of a step is its first sentence, with %s', (_case, content, name) => {
  expect(nameOfStep(content, is)).toBe(name);
});

test('a page puts one numbered list in it', () => {
  expect(problemsOf('<Checklist>\n\n1. One\n2. Two\n\n</Checklist>')).toEqual([]);
  expect(problemsOf('<Checklist>\n\n- A bullet\n\n</Checklist>')).toHaveLength(1);
});
