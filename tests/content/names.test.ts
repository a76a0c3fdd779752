import {expect, test} from 'vitest';
import {nameProblems, type AllowedName} from './checks/names';
import {fixtures, fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSources} from './lib/sources';

const pressKit = {
  file: 'docs/project-docs/press-kit.md',
  reason: 'The press kit lists the names that are wrong.',
};

const allowed: readonly AllowedName[] = [
  {...pressKit, name: 'AuroraOS'},
  {...pressKit, name: 'Fedora Aurora'},
  {...pressKit, name: 'uBlue Aurora'},
  {...pressKit, name: 'immutable distribution'},
];

test('no page calls Aurora by a name that it does not use', () => {
  expect(sentences(nameProblems(readSources(fromRoot()), allowed))).toEqual([]);
});

test('a wrong name is reported with file, line and the right one', () => {
  const permissions = ['AuroraOS', 'uBlue Aurora'].map((name) => ({
    file: 'docs/press-kit.md',
    name,
    reason: 'A fixture.',
  }));
  expect(sentences(nameProblems(readSources(`${fixtures}/names`), permissions))).toEqual([
    'docs/wrong.md:2: says "AuroraOS"; write "Aurora".',
    'docs/wrong.md:7: says "Fedora Aurora"; write "Aurora, based on Fedora Kinoite".',
    'docs/wrong.md:7: says "uBlue Aurora"; write "Aurora, a Universal Blue image".',
    'docs/wrong.md:5: says "immutable distribution"; write "image-based operating system".',
    'docs/wrong.md:5: says "Immutable Linux distro"; write "image-based operating system".',
    'docs/press-kit.md: does not say "uBlue Aurora" any more; remove it from the list of allowed names.',
  ]);
});
