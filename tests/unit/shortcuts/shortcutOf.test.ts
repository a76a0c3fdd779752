// @vitest-environment happy-dom
import {afterEach, expect, test} from 'vitest';
import shortcutOf from '../../../src/shortcuts/shortcutOf';

/** Presses a key on the element and returns what it does on the site. */
function pressed(element: Element, key: string, modifiers: KeyboardEventInit = {}) {
  let shortcut: ReturnType<typeof shortcutOf>;
  const listener = (event: KeyboardEvent) => {
    shortcut = shortcutOf(event);
  };
  window.addEventListener('keydown', listener);
  element.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, ...modifiers}));
  window.removeEventListener('keydown', listener);
  return shortcut;
}

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['k', {ctrlKey: true}, 'toggle-search'],
  ['K', {metaKey: true}, 'toggle-search'],
  ['/', {}, 'open-search'],
  ['/', {shiftKey: true}, 'open-search'],
  ['?', {shiftKey: true}, 'show-shortcuts'],
  ['?', {}, 'show-shortcuts'],
  ['k', {}, undefined],
  ['k', {ctrlKey: true, shiftKey: true}, undefined],
  ['k', {ctrlKey: true, altKey: true}, undefined],
  ['/', {ctrlKey: true}, undefined],
  ['/', {altKey: true}, undefined],
  ['?', {metaKey: true}, undefined],
  ['a', {}, undefined],
])('%s with %o is %s', (key, modifiers, shortcut) => {
  expect(pressed(document.body, key, modifiers)).toBe(shortcut);
});

test('in a field, only the keys of the search that are no text count', () => {
  const field = document.body.appendChild(document.createElement('input'));
  expect(pressed(field, '/')).toBeUndefined();
  expect(pressed(field, '?')).toBeUndefined();
  expect(pressed(field, 'k', {ctrlKey: true})).toBe('toggle-search');
});
