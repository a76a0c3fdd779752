import {describe, expect, test} from 'vitest';
import {matchesLockfile} from '../../../../scripts/lib/lockfile.mjs';

// cspell:words rspack

const lockfile = {
  packages: {
    '': {version: '0.0.0'},
    'node_modules/clsx': {version: '2.1.1'},
    'node_modules/a/node_modules/clsx': {version: '1.0.0'},
    'node_modules/fsevents': {version: '2.3.3', optional: true},
    'node_modules/rspack-darwin': {version: '1.0.0', devOptional: true},
  },
};

const complete = {
  'node_modules/clsx': {version: '2.1.1'},
  'node_modules/a/node_modules/clsx': {version: '1.0.0'},
};

describe('the installed packages are those of the lockfile', () => {
  test.each([
    ['without the optional ones', complete],
    ['with them', {...complete, 'node_modules/fsevents': {version: '2.3.3', optional: true}}],
  ])('%s', (_how, packages) => {
    expect(matchesLockfile(lockfile, {packages})).toBe(true);
  });
});

describe('the installed packages are not those of the lockfile', () => {
  test.each([
    ['when a package is missing', {'node_modules/clsx': {version: '2.1.1'}}],
    ['when a package has another version', {...complete, 'node_modules/clsx': {version: '2.1.0'}}],
    [
      'when a package inside another has another version',
      {...complete, 'node_modules/a/node_modules/clsx': {version: '2.1.1'}},
    ],
    [
      'when an optional package has another version',
      {...complete, 'node_modules/fsevents': {version: '2.3.2'}},
    ],
    ['when there is one too many', {...complete, 'node_modules/extra': {version: '1.0.0'}}],
    ['when there are none', {}],
  ])('%s', (_when, packages) => {
    expect(matchesLockfile(lockfile, {packages})).toBe(false);
  });

  test('if nothing is installed', () => {
    expect(matchesLockfile(lockfile, undefined)).toBe(false);
  });
});
