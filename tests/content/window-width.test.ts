import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {knowsWindowWidth, windowWidthProblems} from './checks/window-width';
import {filesBelow, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

const folder = 'build/assets/js';

test('the width of the window is a transition in every script that knows it', () => {
  const scripts = filesBelow(fromRoot(folder))
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({file, text: readFileSync(fromRoot(folder, file), 'utf8')}))
    .filter(({text}) => knowsWindowWidth(text));
  expect(scripts).not.toEqual([]);
  expect(sentences(scripts.flatMap(({file, text}) => windowWidthProblems(file, text)))).toEqual([]);
});

test("a width that is React's own state is named", () => {
  const script = 'let[t,n]=(0,r.useState)(()=>"ssr");return(0,r.useEffect)(()=>{})';
  expect(knowsWindowWidth(script)).toBe(true);
  expect(sentences(windowWidthProblems('main.js', script))).toEqual([
    'main.js: changes the width of the window at once; see src/plugins/unhurried-start, which makes it a transition.',
  ]);
});
