import {expect, test} from 'vitest';
import {areShown} from '../../../../../src/search/ui/dialog/groups';

type State = Parameters<typeof areShown>[0];

/** Whether something is on the screen while `query` is typed and the items are those for `answered`. */
function isShown(query: string, answered: string | undefined, items = 1): boolean {
  const collections = [{items: Array.from({length: items}, () => ({}))}];
  return areShown({query, collections} as State, {query: answered});
}

test('hits stay while the reader types on, and what was opened before does not', () => {
  expect(isShown('vpn', 'vpn')).toBe(true);
  expect(isShown('vpn co', 'vpn')).toBe(true);
  expect(isShown('v', '')).toBe(false);
  expect(isShown('v', undefined)).toBe(false);
});

test('the start screen has its own items only, and nothing is no item', () => {
  expect(isShown('', '')).toBe(true);
  expect(isShown('', 'vpn')).toBe(false);
  expect(isShown('vpn', 'vpn', 0)).toBe(false);
});
