import postcss from 'postcss';
import {expect, test} from 'vitest';
import {dropOverridden} from '../../../../src/plugins/light-css/overridden';

/** What is left of a rule of a layer beside rules that lie outside of it. */
function left(layered: string, outside: string): string {
  const root = postcss.parse(`@layer theme{${layered}}${outside}`);
  dropOverridden(root);
  const layer = root.nodes.find((node) => node.type === 'atrule' && node.name === 'layer');
  return layer ? String(layer).slice('@layer theme{'.length, -1) : '';
}

test('what a layer says goes where the same is said outside of it', () => {
  expect(left('.menu{color:red;top:1px}', '.menu{color:blue}')).toBe('.menu{top:1px}');
  expect(left('.menu{color:red}', '.menu{color:blue}')).toBe('');
});

test('also in states, in lists, inside others and in some media', () => {
  expect(left('nav>.menu:hover{color:red}', '.menu{color:blue}')).toBe('');
  expect(left('.menu,.tab{color:red}', '.menu{color:blue}.tab{color:blue}')).toBe('');
  expect(left('@media print{.menu[hidden]{color:red}}', '.menu{color:blue}')).toBe('');
  expect(left('.menu:before{color:red}', '.menu::before{color:blue}.menu:before{color:blue}')).toBe(
    '',
  );
});

test('of two layers, the later one wins', () => {
  const css = '@layer a,b;@layer b{.menu{color:blue}}@layer a{.menu{color:red}}';
  const root = postcss.parse(css);
  dropOverridden(root);
  expect(String(root)).toBe('@layer a,b;@layer b{.menu{color:blue}}');
});

const stays: [string, string, string][] = [
  ['another property', '.menu{color:red}', '.menu{top:1px}'],
  ['one of two selectors', '.menu,.tab{color:red}', '.menu{color:blue}'],
  ['a state', '.menu{color:red}', '.menu:hover{color:blue}'],
  ['a place', '.menu{color:red}', 'nav .menu{color:blue}'],
  ['some media', '.menu{color:red}', '@media print{.menu{color:blue}}'],
  ['some browsers', '.menu{color:red}', '@supports (color: red){.menu{color:blue}}'],
  ['another part of the element', '.menu:before{color:red}', '.menu{color:blue}'],
  ['what surrounds the element', '.menu .link{color:red}', '.menu{color:blue}'],
  ['a name that begins alike', '.menu-list{color:red}', '.menu{color:blue}'],
  ['what gives the layer its turn', '.menu{color:red}', '.menu{color:revert-layer}'],
];

test.each(stays)('%s is not enough', (_, layered, outside) => {
  expect(left(layered, outside)).toBe(layered);
});

test('what is important in a layer wins over what lies outside', () => {
  const layered = '.menu{color:red!important}';
  expect(left(layered, '.menu{color:blue}')).toBe(layered);
});

test('steps of an animation are no selectors', () => {
  const layered = '@keyframes turn{to{color:red}}';
  expect(left(layered, 'to{color:blue}')).toBe(layered);
});

const covered: [string, string][] = [
  ['padding-top:1px', 'padding:0'],
  ['padding-top:1px', 'padding-block:0'],
  ['background-color:red', 'background:0 0'],
  ['line-height:1', 'font:inherit'],
  ['min-height:1px', 'min-block-size:0'],
];

test.each(covered)('%s goes beside %s', (longhand, shorthand) => {
  expect(left(`.menu{${longhand}}`, `.menu{${shorthand}}`)).toBe('');
});

test.each([
  ['padding-left:1px', 'padding-block:0'],
  ['padding:1px', 'padding-top:0'],
  ['font-palette:dark', 'font-size:1px'],
  ['backgrounds:red', 'background:0 0'],
])('%s stays beside %s', (one, other) => {
  expect(left(`.menu{${one}}`, `.menu{${other}}`)).toBe(`.menu{${one}}`);
});
