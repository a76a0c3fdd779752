import {expect, test} from 'vitest';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import {drawings} from './drawings';
import {screenNames} from './names';
import rule from './rule';

const screen = (shows: string, text = '[It hangs](#it-hangs) and more') =>
  `<Screen shows="${shows}">\n\n${text}\n\n</Screen>`;

test('a page puts it in <Screens>, with an existing drawing and a link', () => {
  expect(problemsOf(`<Screens>\n${screen('grub')}\n${screen('logo')}\n</Screens>`)).toEqual([]);
  expect(problemsOf(screen('green'))).toEqual([
    `1: <Screen> is not directly inside <Screens>; write ${rule.form}`,
    `1: <Screen> shows "green", which has no drawing; write ${rule.form}`,
  ]);
  expect(
    problemsOf(`<Screens>\n${screen('grub')}\n${screen('mok', 'It is blue.')}\n</Screens>`),
  ).toEqual([`7: <Screen> is not one paragraph that begins with a link; write ${rule.form}`]);
});

test('every name has a drawing', () => {
  expect(Object.keys(drawings)).toEqual(screenNames);
});
