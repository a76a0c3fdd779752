import postcss from 'postcss';
import {expect, test} from 'vitest';
import {dropEmptyLayers, dropUnusableSelectors} from '../../../../src/plugins/light-css/unusable';

function usable(css: string, ...unused: string[]): string {
  const root = postcss.parse(css);
  dropUnusableSelectors(root, (name) => !unused.includes(name));
  return root.toString();
}

test('a selector that asks for a class that no element has is dropped from its list', () => {
  expect(usable('.menu,.menu.menu--dark:hover{color:red}', 'menu--dark')).toBe('.menu{color:red}');
});

test('a class in brackets does not have to be there', () => {
  const css = 'a,.menu:not(.menu--dark),:is(.a,.menu--dark) b,[title=".menu--dark"]{color:red}';
  expect(usable(css, 'menu--dark')).toBe(css);
});

test('a whole rule is left to the minifier', () => {
  expect(usable('.menu--dark{color:red}', 'menu--dark')).toBe('.menu--dark{color:red}');
});

function withoutEmptyLayers(...sheets: string[]): string[] {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  dropEmptyLayers(roots);
  return roots.map(String);
}

test('the name of a layer goes when no sheet has anything in it', () => {
  expect(withoutEmptyLayers('@layer theme,debug;@layer theme{a{color:red}}')).toEqual([
    '@layer theme;@layer theme{a{color:red}}',
  ]);
  expect(withoutEmptyLayers('@layer debug,mermaid;a{color:red}')).toEqual(['a{color:red}']);
});

test('it stays when another sheet, or a layer within, has something', () => {
  const sheets = ['@layer theme,search;', '@layer search{a{color:red}}@layer theme.own{b{top:0}}'];
  expect(withoutEmptyLayers(...sheets)).toEqual(sheets);
});
