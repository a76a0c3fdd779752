// @vitest-environment happy-dom
import type {Location} from 'history';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {notePlace, returnOnceLonger, returnToPlace} from '../../../src/client/places';

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

describe('content that comes late', () => {
  function comeBack(top: number) {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    note(at('/search', 'first'), 900);
    vi.stubGlobal('scrollY', top);
    returnToPlace(at('/search', 'first'));
    scrollTo.mockClear();
    return scrollTo;
  }

  test('takes the reader on to a place that the page was too short for, and keeps them there', () => {
    const scrollTo = comeBack(40);
    returnOnceLonger(at('/search', 'other'));
    expect(scrollTo).not.toHaveBeenCalled();
    returnOnceLonger(at('/search', 'first'));
    expect(scrollTo).toHaveBeenCalledWith({top: 900, behavior: 'instant'});
    // Other content in its place, which the browser would follow.
    returnOnceLonger(at('/search', 'first'));
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  test('moves nobody who has gone on to another page', () => {
    const scrollTo = comeBack(40);
    returnToPlace(at('/'));
    returnOnceLonger(at('/search', 'first'));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'moves nobody who has done anything: %s',
    (doing) => {
      const scrollTo = comeBack(40);
      window.dispatchEvent(new Event(doing));
      returnOnceLonger(at('/search', 'first'));
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );
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
