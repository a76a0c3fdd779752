import {expect, test} from 'vitest';
import {shortenHome} from '../../../../src/search/embedded/home-folder';

test.each([
  ['/home/ana/.config/kdeglobals', '~/.config/kdeglobals'],
  ['rm /var/home/ana/.cache', 'rm ~/.cache'],
  ['/home/$USER/.local', '~/.local'],
  ['$HOME/.bashrc', '~/.bashrc'],
])('a hidden file in the home folder of somebody: %s', (query, expected) => {
  expect(shortenHome(query)).toBe(expected);
});

test.each(['/home/ana/Documents', '/home', '/home/linuxbrew/bin', '~/.config'])(
  'another path stays: %s',
  (query) => {
    expect(shortenHome(query)).toBe(query);
  },
);
