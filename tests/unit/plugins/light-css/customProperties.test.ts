import postcss from 'postcss';
import {expect, test} from 'vitest';
import {shortenCustomProperties} from '../../../../src/plugins/light-css/customProperties';

/** Each sheet after the properties of all are shortened; scripts know those that begin with --js. */
function shortened(...sheets: string[]): string[] {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  shortenCustomProperties(roots, (name) => name.startsWith('--js'));
  return roots.map((root) => root.toString().replace(/\s+/g, ' ').trim());
}

test('a value that is the same everywhere is written where it is read, in any sheet', () => {
  expect(
    shortened(':root { --a: 1rem; } p { margin: var(--a)0 var( --a ); }', 'b { top: var(--a); }'),
  ).toEqual(['p { margin: 1rem 0 1rem; }', 'b { top: 1rem; }']);
});

test('so is one that is made of such values', () => {
  expect(
    shortened(':root { --a: 1rem; --b: calc(2 * var(--a)); } p { margin: var(--b); }'),
  ).toEqual(['p { margin: calc(2 * 1rem ); }']);
});

test('a second name of a property of the page is not needed', () => {
  const dark = '[data-theme=dark] { --ink: white; } @media print { :root { --ink: gray; } }';
  expect(
    shortened(
      `:root { --ink: black; --text: var(--ink); --link: var( --text ); } ${dark} a { color: var(--link); }`,
    ),
  ).toEqual([`:root { --ink: black; } ${dark} a { color: var(--ink); }`]);
});

test.each([
  ['an element gives the other one a value', ':root { --b: 1px; } .menu { --b: 2px; }'],
  ['nothing defines the other one', ''],
  ['they name each other', ':root { --b: var(--a); }'],
])('a second name stays when %s', (_case, other) => {
  const sheet = `:root { --a: var(--b); } ${other} p { margin: var(--a); }`.replace('  ', ' ');
  expect(shortened(sheet)).toEqual([sheet]);
});

test('a second name stays when a script reads or sets either', () => {
  const sheet =
    ':root { --js-a: var(--b); --b: 1px; --c: var(--js-d); --js-d: 1px; } p { margin: var(--js-a) var(--c); } b { --b: 1px; }';
  expect(shortened(sheet)).toEqual([sheet]);
});

test.each([
  ['has another value in the dark', '[data-theme=dark] { --a: red; }'],
  ['has another value below an element', '.alert { --a: red; }'],
  ['has another value on paper', '@media print { :root { --a: red; } }'],
])('a value stays where it is when the property %s', (_case, other) => {
  const sheet = `:root { --a: blue; } ${other} p { color: var(--a); }`;
  expect(shortened(sheet)).toEqual([sheet]);
});

test.each([
  ['is defined on some screens alone', '@media (width > 1px) { :root { --a: 1px; } }'],
  ['is defined for some elements alone', '.menu { --a: 1px; }'],
  ['reads one that changes', ':root { --a: var(--b); --b: 1px; } p { --b: 2px; }'],
  ['takes the value of its parent', ':root { --a: inherit; }'],
  ['is empty', ':root { --a: ; }'],
])('a property stays when it %s', (_case, definition) => {
  const sheet = `${definition} p { margin: var(--a); }`;
  expect(shortened(sheet)).toEqual([sheet]);
});

test('a property that scripts know stays, one that nothing reads goes', () => {
  expect(
    shortened(
      ':root { --js-a: 1px; --js-b: 3px; --b: 2px; --c: var(--b); } p { top: var(--js-a); }',
    ),
  ).toEqual([':root { --js-a: 1px; --js-b: 3px; } p { top: var(--js-a); }']);
});

test('a fallback is kept for where the property is not defined', () => {
  const sheet = '.menu { --a: 1px; } p { top: var(--a, 2px); }';
  expect(shortened(sheet)).toEqual([sheet]);
});

test('what a layer defines for the page gives way to what our own sheets define', () => {
  const own = ':root, [data-theme=dark] { --a: blue; } [data-theme=dark] { --a: red; }';
  const use = 'p { color: var(--a); }';
  const layer = '@layer x { :root { --a: green; } html[data-theme=dark] { --a: gray; } }';
  expect(shortened(`${layer} ${own} ${use}`)).toEqual([`@layer x { } ${own} ${use}`]);
});

test.each([
  ['another element', '@layer x { .menu { --a: green; } }'],
  ['the page, and cannot be overridden', '@layer x { :root { --a: green !important; } }'],
])('what a layer defines for %s stays', (_case, layer) => {
  const sheet = `${layer} :root { --a: blue; } p { color: var(--a); }`;
  expect(shortened(sheet)).toEqual([sheet]);
});

test('what a layer defines gives way to no definition that holds only at times', () => {
  const sheet =
    '@layer x { :root { --a: green; } } @media print { :root { --a: blue; } } p { color: var(--a); }';
  expect(shortened(sheet)).toEqual([sheet]);
});
