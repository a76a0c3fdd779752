import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

const box = (...items: string[]) =>
  `<AtAGlance>\n\n${items.map((item) => `- ${item}`).join('\n')}\n\n</AtAGlance>`;

test('a page tells in it what a task needs and how to undo it', () => {
  expect(problemsOf(box('**You need:** a USB stick', '**To undo it:** erase the stick'))).toEqual(
    [],
  );
  expect(problemsOf('<AtAGlance>\n\nA USB stick.\n\n</AtAGlance>')).toEqual([
    `1: <AtAGlance> does not consist of one bulleted list; write ${rule.form}`,
  ]);
});

test('unknown labels, and those in the wrong order, are faults', () => {
  expect(problemsOf(box('**Needs:** a USB stick', 'a backup'))).toEqual([
    `3: <AtAGlance> has an item without a known label; write ${rule.form}`,
    `4: <AtAGlance> has an item without a known label; write ${rule.form}`,
  ]);
  expect(problemsOf(box('**To undo it:** erase the stick', '**You need:** a USB stick'))).toEqual([
    `4: <AtAGlance> has the label You need: in the wrong place; write ${rule.form}`,
  ]);
  expect(problemsOf(box('**Takes:** an hour', '**Takes:** two'))).toEqual([
    `4: <AtAGlance> has the label Takes: in the wrong place; write ${rule.form}`,
  ]);
});
