import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {incompleteLockfileProblems, lockfileProblems, versionProblems} from './checks/packages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

test("the lockfile names no registry, so that npm uses the user's own", () => {
  const text = readFileSync(fromRoot('package-lock.json'), 'utf8');
  expect(sentences(lockfileProblems('package-lock.json', text))).toEqual([]);
});

test('the lockfile is complete, so that npm ci accepts it on every system', () => {
  const text = readFileSync(fromRoot('package-lock.json'), 'utf8');
  expect(sentences(incompleteLockfileProblems('package-lock.json', text))).toEqual([]);
});

test.each(['package.json', 'bench/package.json'])('%s pins every package', (file) => {
  const text = readFileSync(fromRoot(file), 'utf8');
  expect(sentences(versionProblems(file, text))).toEqual([]);
});

test('a registry in a lockfile is reported with its line', () => {
  const text = readFileSync(`${fixtures}/packages/lockfile.txt`, 'utf8');
  const advice = 'which names a registry; rewrite it with npm install and the settings in .npmrc';
  expect(sentences(lockfileProblems('package-lock.json', text))).toEqual([
    `package-lock.json:5: contains "resolved", ${advice}.`,
    `package-lock.json:5: contains https://registry.example.org, ${advice}.`,
  ]);
});

test('a version range is reported with its line', () => {
  const text = readFileSync(`${fixtures}/packages/manifest.txt`, 'utf8');
  const advice = 'which is not one version; write it in full';
  expect(sentences(versionProblems('package.json', text))).toEqual([
    `package.json:6: dependencies names caret as "^1.2.3", ${advice}.`,
    `package.json:9: devDependencies names tag as "latest", ${advice}.`,
    `package.json:14: overrides names nested as ">=2", ${advice}.`,
  ]);
});

test('a missing package for another system is reported', () => {
  const text = JSON.stringify({
    packages: {
      '': {},
      'node_modules/core': {
        version: '1.0.0',
        optionalDependencies: {'@core/linux': '1.0.0', '@core/darwin': '1.0.0'},
      },
      'node_modules/@core/linux': {version: '1.0.0'},
      'node_modules/@core/win32': {optional: true},
    },
  });
  const advice =
    'remove node_modules and the lockfile, run npm install, and pin its parent to a version that the registry has for every system';
  expect(sentences(incompleteLockfileProblems('package-lock.json', text))).toEqual([
    `package-lock.json: has no version of @core/darwin; ${advice}.`,
    `package-lock.json: has no version of node_modules/@core/win32; ${advice}.`,
  ]);
});

test('links to workspaces are allowed, but their folders need a version', () => {
  const linked = (link: object) =>
    JSON.stringify({packages: {bench: {}, 'node_modules/bench': link}}, null, 2);
  const workspace = linked({resolved: 'bench', link: true});
  expect(lockfileProblems('package-lock.json', workspace)).toEqual([]);
  expect(sentences(incompleteLockfileProblems('package-lock.json', workspace))).toEqual([
    expect.stringMatching(/^package-lock\.json: has no version of bench;/),
  ]);
  for (const link of [{resolved: 'bench'}, {resolved: 'https://example.org/bench', link: true}]) {
    expect(lockfileProblems('package-lock.json', linked(link))).toHaveLength(1);
  }
});
