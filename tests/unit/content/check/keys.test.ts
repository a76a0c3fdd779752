import {expect, test} from 'vitest';
import {keyProblems} from '../../../../src/content/check/keys';
import {parseMarkdown} from '../../../../src/content/markdown/parse';

const sentencesOf = (markdown: string) =>
  keyProblems(parseMarkdown(markdown)).map(({line, message}) => `${line}: ${message}.`);

test.each([
  ['in backticks', 'Press `Ctrl+Alt+T`.', 'Ctrl+Alt+T', 'Ctrl+Alt+T'],
  ['in the text', 'Press Ctrl+C.', 'Ctrl+C', 'Ctrl+C'],
  ['with spaces and other names', 'Press Super + Page.', 'Super + Page', 'Meta+Page'],
  ['as they are called elsewhere', 'Press `Ctrl+Alt+Del`.', 'Ctrl+Alt+Del', 'Ctrl+Alt+Delete'],
  ['by themselves', 'Press `Esc`.', 'Esc', 'Esc'],
  ['in a table', '| Key |\n| --- |\n| `F12` |', 'F12', 'F12'],
])('keys %s are reported with what to write', (_case, markdown, written, meant) => {
  expect(sentencesOf(markdown)).toEqual([
    `${markdown.split('\n').length}: "${written}" is not shown as a key; write <Kbd>${meant}</Kbd>.`,
  ]);
});

test.each([
  ['keys that are shown as such', 'Press <Kbd>Ctrl+Alt+T</Kbd> or <Kbd>Esc</Kbd>.'],
  ['what readers search for', '{/* asked as: Ctrl+Alt+F2 */}'],
  ['code', '```text\nCtrl+C\n```\n\n`a+b`, `C++`, `home` and `altitude+1`'],
  ['words', 'Home and end, F5 BIG-IP, tab, a shift + a change'],
])('%s are left alone', (_case, markdown) => {
  expect(sentencesOf(markdown)).toEqual([]);
});
