import {describe, expect, test} from 'vitest';
import Kbd from '.';
import {isKey, keyMeantBy, keysOf} from './keys';
import {markupOf} from '../../../tests/unit/support/markup';
import {problemsOf} from '../../../tests/unit/support/componentProblems';
import rule from './rule';

test.each([
  ['Ctrl+Alt+T', 'Ctrl+Alt+T', 'Control plus Alt plus T'],
  ['Meta+F1', 'Meta+F1', 'Meta plus F1'],
  ['Esc', 'Esc', 'Escape'],
  ['↓', '↓', 'Down arrow'],
  ['Ctrl+Plus', 'Ctrl++', 'Control plus Plus'],
])('%s is shown as "%s" and read out as "%s"', (written, shown, spoken) => {
  const $ = markupOf(<Kbd>{written}</Kbd>);
  expect($('[aria-hidden]').text()).toBe(shown);
  expect($('[aria-hidden] + span').text()).toBe(spoken);
});

test('each key is a kbd element', () => {
  const $ = markupOf(<Kbd>Ctrl+Alt+T</Kbd>);
  expect(
    $('kbd')
      .get()
      .map((key) => $(key).text()),
  ).toEqual(['Ctrl', 'Alt', 'T']);
});

test('a key whose name is a word has no separate text for screen readers', () => {
  const $ = markupOf(<Kbd>Enter</Kbd>);
  expect($.text()).toBe('Enter');
  expect($('[aria-hidden]')).toHaveLength(0);
});

describe('names of keys', () => {
  test.each(['Ctrl', 'A', '7', 'F1', 'F24', '/', '↑', 'Plus'])('%s is one', (name) => {
    expect(isKey(name)).toBe(true);
  });

  test.each(['', 'ctrl', 'a', 'F0', 'F25', 'Control', 'AB', ' T', '+'])('"%s" is not', (name) => {
    expect(isKey(name)).toBe(false);
  });

  test.each([
    ['Control', 'Ctrl'],
    ['Super', 'Meta'],
    ['Page Up', 'PgUp'],
    ['enter', 'Enter'],
    ['t', 'T'],
    ['f5', 'F5'],
    ['Hyper', undefined],
  ])('"%s" is understood as %s', (name, key) => {
    expect(keyMeantBy(name)).toBe(key);
  });

  test('a combination is split at its plus signs', () => {
    expect(keysOf(' Ctrl+Alt+F3\n')).toEqual(['Ctrl', 'Alt', 'F3']);
  });
});

test('a page names keys as keyboards show them', () => {
  expect(problemsOf('<Kbd>Ctrl+Alt+T</Kbd>')).toEqual([]);
  expect(problemsOf('<Kbd>Control+Alt+Hyper</Kbd>')).toEqual([
    '1: <Kbd> names the key "Control"; write "Ctrl"',
    `1: <Kbd> names the key "Hyper"; write ${rule.form}`,
  ]);
});
