import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {licensesText, packageFolder, readPackages} from '../../../../src/plugins/licenses/packages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aurora-docs-licenses-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Creates a package and returns its folder. */
function write(name: string, manifest: object, files: Record<string, string> = {}): string {
  const own = path.join(folder, 'node_modules', name);
  mkdirSync(own, {recursive: true});
  writeFileSync(
    path.join(own, 'package.json'),
    JSON.stringify({name, version: '1.0.0', ...manifest}),
  );
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(own, file), text);
  }
  return own;
}

test.each([
  ['/site/node_modules/clsx/dist/clsx.mjs', '/site/node_modules/clsx'],
  ['/site/node_modules/@scope/name/lib/a.js', '/site/node_modules/@scope/name'],
  ['/site/node_modules/a/node_modules/b/index.js', '/site/node_modules/a/node_modules/b'],
  ['C:\\site\\node_modules\\@scope\\name\\a.js', 'C:\\site\\node_modules\\@scope\\name'],
  ['/site/src/index.ts', undefined],
])('the package of %s', (file, expected) => {
  expect(packageFolder(file)).toBe(expected);
});

test('packages are sorted, with their licenses', () => {
  const folders = [
    write('zed', {license: 'MIT'}, {'LICENSE.md': ' The text. \n', NOTICE: 'A notice.'}),
    write('@a/b', {license: {type: 'ISC'}, author: {name: 'Ada'}}),
    write('mid', {author: 'Grace'}),
  ];
  expect(readPackages(folders)).toEqual([
    {name: '@a/b', version: '1.0.0', license: 'ISC', text: 'Author: Ada'},
    {name: 'mid', version: '1.0.0', license: undefined, text: 'Author: Grace'},
    {name: 'zed', version: '1.0.0', license: 'MIT', text: 'The text.\n\nA notice.'},
  ]);
});

test('the text lists each package with its license', () => {
  const text = licensesText([{name: 'mid', version: '1.0.0', license: 'MIT', text: 'The text.'}]);
  expect(text).toMatch(/^mid 1\.0\.0 \(MIT\)$/m);
  expect(text).toMatch(/^The text\.$/m);
});
