import {expect, test} from 'vitest';
import {purge} from '../../../../src/plugins/purge-css/purge';

test('a rule is kept if a script contains its class', async () => {
  const css = '.menu{top:1px}.hero{top:3px}p{top:4px}';
  expect(await purge(css, ['jsx("p",{className:"menu"})'])).toBe('.menu{top:1px}p{top:4px}');
});

test('unused selectors are removed from a list', async () => {
  expect(await purge('.hero,.menu{top:1px}.hero,.tab{top:2px}', ['"menu"'])).toBe('.menu{top:1px}');
});

test('pseudo-classes, themes and negations are kept', async () => {
  const css = '.menu:hover:not(.hero){top:1px}[data-theme=dark] .menu{top:2px}';
  expect(await purge(css, ['"menu"', '"data-theme" "dark"'])).toBe(css);
});

test('a selector of pseudo-classes or negations only is kept', async () => {
  const css =
    ':focus-visible{top:1px}.menu:where(:not(.hero),:focus){top:2px}@media print{:is(.menu,p):hover{top:3px}}';
  expect(await purge(css, ['"menu"', 'jsx("p")'])).toBe(css);
});

test('a selector with alternatives is removed if none is used', async () => {
  expect(await purge(':is(.hero,.tab) p{top:1px}:is(.hero,.menu) p{top:2px}', ['"menu" "p"'])).toBe(
    ':is(.menu) p{top:2px}',
  );
});

test('a class that the theme composes is kept', async () => {
  const css = '.theme-doc-sidebar-item-link-level-1{top:1px}';
  expect(await purge(css, ['`theme-doc-sidebar-item-link-level-${level}`'])).toBe(css);
});

test('custom properties are kept if a kept rule uses them, also indirectly', async () => {
  expect(
    await purge(
      ':root{--a:1px;--b:var(--a);--c:2px;--d:3px}.menu{margin:var(--b)}.hero{margin:var(--c)}',
      ['"menu"'],
    ),
  ).toBe(':root{--a:1px;--b:var(--a)}.menu{margin:var(--b)}');
});

test('custom properties are kept if a script or an animation uses them', async () => {
  const css =
    ':root{--script:1px;--frame:2px}@keyframes in{0%{top:0}to{top:var(--frame)}}.menu{animation:1s in}';
  expect(await purge(css, ['"menu"', 'style.getPropertyValue("--script")'])).toBe(css);
});

test('keyframes are removed with the last rule that uses them', async () => {
  const css = '@keyframes in{to{top:0}}@keyframes out{to{top:1px}}.menu{animation:1s in}';
  expect(await purge(css, ['"menu"'])).toBe('@keyframes in{to{top:0}}.menu{animation:1s in}');
});

test('custom properties and keyframes are kept if another style sheet uses them', async () => {
  const css = ':root{--a:1px;--b:2px}@keyframes in{to{top:0}}@keyframes out{to{top:1px}}';
  expect(await purge(css, [], ['.dialog{margin:var(--a);animation:1s in}'])).toBe(
    ':root{--a:1px}@keyframes in{to{top:0}}',
  );
});

test('classes of disabled features are removed even if scripts contain them', async () => {
  const css = '.badge,.menu{top:1px}.hero .menu{top:2px}.expandButton_a1B2{top:3px}';
  expect(await purge(css, ['"badge hero menu expandButton_a1B2"'])).toBe('.menu{top:1px}');
});

test('the rule that restyles every element, when a mouse or the keyboard is used, is removed', async () => {
  const rule = 'body:not(.navigation-with-keyboard) :not(input):focus{outline:none}';
  const css = `@layer docusaurus{${rule}p{top:1px}}`;
  expect(await purge(css, ['jsx("p") "navigation-with-keyboard"'])).toBe(
    '@layer docusaurus{p{top:1px}}',
  );
});
