// @vitest-environment happy-dom
import type {Location} from 'history';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {notePlace, returnToPlace} from '../../../src/client/places';

const at = (pathname: string, key?: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: undefined,
  ...(key !== undefined && {key}),
});

function note(location: Location, top: number): void {
  vi.stubGlobal('scrollY', top);
  notePlace(location);
}

/** Where a reader who comes back to a location is taken, if anywhere. */
function placeOf(location: Location): unknown {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  returnToPlace(location);
  return scrollTo.mock.calls[0]?.[0];
}

beforeEach(() => {
  window.sessionStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page has the place that was noted last, each of its steps one of its own', () => {
  note(at('/guides/vpn'), 100.4);
  note(at('/guides/vpn', 'second'), 700);
  note(at('/guides/vpn'), 300.6);
  expect(placeOf(at('/guides/vpn'))).toEqual({top: 301, behavior: 'instant'});
  vi.restoreAllMocks();
  expect(placeOf(at('/guides/vpn', 'second'))).toEqual({top: 700, behavior: 'instant'});
  vi.restoreAllMocks();
  expect(placeOf(at('/guides/gaming'))).toBeUndefined();
});

test('the oldest of very many places are forgotten', () => {
  for (let step = 0; step < 60; step += 1) {
    note(at('/', String(step)), step);
  }
  expect(placeOf(at('/', '9'))).toBeUndefined();
  vi.restoreAllMocks();
  expect(placeOf(at('/', '10'))).toEqual({top: 10, behavior: 'instant'});
});

test.each(['nonsense', '{"a":1}', '[["/ "],[1,2],null,[" /","x"]]'])(
  'a storage that holds %s leads nowhere, and takes what is new',
  (stored) => {
    window.sessionStorage.setItem('aurora.places', stored);
    expect(placeOf(at('/'))).toBeUndefined();
    vi.restoreAllMocks();
    note(at('/'), 5);
    expect(placeOf(at('/'))).toEqual({top: 5, behavior: 'instant'});
  },
);

test('a storage that is denied costs nothing but the place', () => {
  vi.stubGlobal('sessionStorage', undefined);
  note(at('/'), 5);
  expect(placeOf(at('/'))).toBeUndefined();
});
