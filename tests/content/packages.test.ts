import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {lockfileProblems, versionProblems} from './checks/packages';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';

test('the lockfile names no registry, so that npm asks the one its user has', () => {
  const text = readFileSync(fromRoot('package-lock.json'), 'utf8');
  expect(sentences(lockfileProblems('package-lock.json', text))).toEqual([]);
});

test('package.json names one version of each package', () => {
  const text = readFileSync(fromRoot('package.json'), 'utf8');
  expect(sentences(versionProblems('package.json', text))).toEqual([]);
});

test('a registry in a lockfile is named with its line', () => {
  const text = readFileSync(`${fixtures}/packages/lockfile.txt`, 'utf8');
  const advice =
    'which names a registry; write it anew with npm install and the settings of .npmrc';
  expect(sentences(lockfileProblems('package-lock.json', text))).toEqual([
    `package-lock.json:5: holds "resolved", ${advice}.`,
    `package-lock.json:5: holds https://registry.npmjs.org, ${advice}.`,
  ]);
});

test('a version range is named with its line', () => {
  const text = readFileSync(`${fixtures}/packages/manifest.txt`, 'utf8');
  const advice = 'which is not one version; write it in full';
  expect(sentences(versionProblems('package.json', text))).toEqual([
    `package.json:6: dependencies names caret as "^1.2.3", ${advice}.`,
    `package.json:9: devDependencies names tag as "latest", ${advice}.`,
    `package.json:14: overrides names nested as ">=2", ${advice}.`,
  ]);
});
