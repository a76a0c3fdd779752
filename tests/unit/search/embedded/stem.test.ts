import {expect, test} from 'vitest';
import {stemOf} from '../../../../src/search/embedded/stem';

// cspell:words updat batteri

test.each([
  [['update', 'updates', 'updated', 'updating'], 'updat'],
  [['install', 'installs', 'installed', 'installing'], 'install'],
  [['stop', 'stops', 'stopped', 'stopping'], 'stop'],
  [['battery', 'batteries'], 'batteri'],
  [['switch', 'switches', 'switching'], 'switch'],
  [['local', 'locally'], 'local'],
])('%j have one stem', (words, stem) => {
  expect(words.map(stemOf)).toEqual(words.map(() => stem));
});

test.each(['bios', 'ostree', 'plus', 'k8s', 'usr', 'string', 'ujust'])(
  '%s is its own stem',
  (word) => {
    expect(stemOf(word)).toBe(word);
  },
);

test('a derived word has a different stem', () => {
  expect(stemOf('printer')).not.toBe(stemOf('printed'));
});

test('the settings of a program are not what somebody sets', () => {
  expect(stemOf('settings')).toBe(stemOf('setting'));
  expect(stemOf('settings')).not.toBe(stemOf('set'));
});
