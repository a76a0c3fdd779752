// @vitest-environment happy-dom
import {afterEach, expect, test} from 'vitest';
import isTyping from '../../../src/shortcuts/isTyping';

/** Returns the element with the id "target". */
function targetIn(html: string): Element | null {
  document.body.innerHTML = html;
  return document.getElementById('target');
}

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  '<input id="target">',
  '<input id="target" type="search">',
  '<textarea id="target"></textarea>',
  '<select id="target"></select>',
  '<div id="target" contenteditable="true"></div>',
  '<div contenteditable="true"><p id="target"></p></div>',
])('a key press in %s belongs to the field', (html) => {
  expect(isTyping(targetIn(html))).toBe(true);
});

test.each([
  '<button id="target"></button>',
  '<a id="target" href="/"></a>',
  '<p id="target"></p>',
  '<div id="target" contenteditable="false"></div>',
  '<label><span id="target"></span><input></label>',
])('a key press in %s may be a shortcut', (html) => {
  expect(isTyping(targetIn(html))).toBe(false);
});

test('a key press outside of elements may be a shortcut', () => {
  expect(isTyping(null)).toBe(false);
  expect(isTyping(document)).toBe(false);
  expect(isTyping(window)).toBe(false);
});
