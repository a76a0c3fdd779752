import {expect, test} from 'vitest';
import {lighten} from '../../../../src/plugins/light-css/lighten';

/** What is left of one sheet beside these scripts. */
function lightened(text: string, ...scripts: string[]): string {
  const [sheet] = lighten([{file: 'styles.css', text}], scripts);
  return sheet?.text ?? '';
}

test('a rule stays when a script knows its names, also when it puts them together', () => {
  const css = '.menu{top:1px}.alert--tip{top:2px}.hero{top:3px}p{top:4px}';
  expect(lightened(css, 'jsx("p",{className:"menu"})', '`alert--${type}`')).toBe(
    '.menu{top:1px}.alert--tip{top:2px}p{top:4px}',
  );
});

test('a list of selectors keeps those that a page can have', () => {
  expect(lightened('.hero,.menu{top:1px}.hero,.tab{top:2px}', '"menu"')).toBe('.menu{top:1px}');
});

test('states, themes and what is not stay', () => {
  const css =
    '.menu:hover:not(.hero){top:1px}[data-theme=dark] .menu{top:2px}:is(.hero,.menu):focus{top:3px}';
  expect(lightened(css, '"menu"')).toBe(css);
});

test('what needs one of several names goes when there is none of them', () => {
  expect(lightened(':is(.hero,.tab) p{top:1px}:not(.hero) p{top:2px}', '')).toBe(
    ':not(.hero) p{top:2px}',
  );
});

test('sheets know the properties of each other', () => {
  const sheets = lighten(
    [
      {file: 'a.css', text: ':root{--size:1px;--text:red}[data-theme=dark]{--text:blue}'},
      {file: 'b.css', text: '.menu{margin:var(--size);color:var(--text)}'},
    ],
    ['"menu" "data-theme" "dark"'],
  );
  expect(sheets).toEqual([
    {file: 'a.css', text: ':root{--a:red}[data-theme=dark]{--a:blue}'},
    {file: 'b.css', text: '.menu{color:var(--a);margin:1px}'},
  ]);
});

test('what another layer replaces goes, with the properties that only it read', () => {
  const css = '@layer a{:root{--x:red}[data-theme=dark]{--x:blue}.menu{color:var(--x);top:1px}}';
  expect(lightened(`${css}.menu{color:green}`, '"menu" "data-theme" "dark"')).toBe(
    '@layer a{.menu{top:1px}}.menu{color:green}',
  );
});
