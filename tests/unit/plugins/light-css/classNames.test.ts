import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {
  classFinder,
  shortClassNames,
  type ClassNamer,
} from '../../../../src/plugins/light-css/classNames';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'class-names-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function write(name: string, css: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, css);
  return file;
}

function namer(isFound: (className: string) => boolean = () => false): ClassNamer {
  return shortClassNames(folder, isFound);
}

test('classes of a file share three characters, and a capital tells them apart', () => {
  const file = write('a.module.css', '.menu .menu .link:hover{margin:.5em}.menu{color:red}');
  const [menu = '', link = ''] = ['menu', 'link'].map((name) => namer()(file, name));
  expect(menu).toMatch(/^[A-Za-z][A-Za-z0-9]{2}A$/);
  expect(link).toBe(`${menu.slice(0, 3)}B`);
});

test('no name begins with a figure, which CSS does not allow', () => {
  const names = Array.from({length: 100}, (_, number) =>
    namer()(write(`${number}.module.css`, '.menu{}'), 'menu'),
  );
  expect(names.filter((name) => !/^[A-Za-z]/.test(name ?? ''))).toEqual([]);
});

test('a name does not depend on what is asked before', () => {
  const file = write('a.module.css', '.menu{}.link{}');
  const other = write('b.module.css', '.menu{}');
  const nameOf = namer();
  nameOf(other, 'menu');
  expect(nameOf(file, 'link')).toBe(namer()(file, 'link'));
  expect(nameOf(file, 'menu')).not.toBe(nameOf(other, 'menu'));
});

test('every class has a name of its own, however many there are', () => {
  const classes = Array.from({length: 800}, (_, index) => `class-${index}`);
  const file = write('a.module.css', classes.map((name) => `.${name}{}`).join(''));
  const nameOf = namer();
  expect(new Set(classes.map((name) => nameOf(file, name))).size).toBe(classes.length);
});

test('what is no class of the file is left alone', () => {
  const file = write('a.module.css', '.menu{animation:turn 1s}@keyframes turn{}');
  expect(namer()(file, 'turn')).toBeUndefined();
});

test('what style sheets find by a part of the name keeps it', () => {
  write('site.css', `[class^='toggle_']{}a > svg[class*="icon"]{}[class~='word']{}`);
  const isFound = classFinder(folder);
  expect(['toggle', 'iconExternal', 'toggleButton', 'word'].map(isFound)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const file = write('a.module.css', '.toggle{}.toggleButton{}');
  expect(namer(isFound)(file, 'toggle')).toBeUndefined();
  expect(namer(isFound)(file, 'toggleButton')).toBeDefined();
});

test('two files whose names would be the same are told', () => {
  const nameOf = namer();
  const ask = (): void => {
    for (let number = 0; number < 5000; number++) {
      nameOf(write(`${number}.module.css`, '.menu{}'), 'menu');
    }
  };
  expect(ask).toThrow(/rename one of them/);
});
