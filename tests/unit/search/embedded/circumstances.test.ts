// cspell:words firmwar updat
import {expect, test} from 'vitest';
import {circumstancesOf} from '../../../../src/search/embedded/circumstances';

test.each([
  ['panel missing on second monitor', ['second', 'monitor']],
  ['touchscreen dead after a firmware update', ['a', 'firmwar', 'updat']],
  ['how to mute the microphone with a key', ['a', 'key']],
])('what follows a preposition is a circumstance: %s', (query, expected) => {
  expect([...circumstancesOf(query)]).toEqual(expected);
});

test.each(['error in vpn', 'how to connect', 'sleep', ''])(
  'a query has none if little is before the preposition: %s',
  (query) => {
    expect([...circumstancesOf(query)]).toEqual([]);
  },
);

test('a word that is also before the preposition is none', () => {
  expect([...circumstancesOf('printer queue stops with another printer')]).not.toContain('printer');
});
