// @vitest-environment happy-dom
import type {Location} from 'history';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import navigation, {
  restoreScrollPosition,
  saveScrollPosition,
} from '../../../src/navigation/scrollRestoration';

vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: true}}));

const at = (pathname: string, key?: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: undefined,
  ...(key !== undefined && {key}),
});

function save(location: Location, top: number): void {
  vi.stubGlobal('scrollY', top);
  saveScrollPosition(location);
}

function navigate(previousLocation: Location, location: Location): void {
  navigation.onRouteUpdate({location, previousLocation});
  navigation.onRouteDidUpdate({location, previousLocation});
}

function goBack(from: Location, to: Location): void {
  window.dispatchEvent(new PopStateEvent('popstate'));
  navigate(from, to);
}

/** Returns the scroll position that is restored on the way back to a location. */
function positionAfterBack(location: Location): unknown {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  goBack(at('/elsewhere', 'elsewhere'), location);
  const [position] = scrollTo.mock.calls[0] ?? [];
  scrollTo.mockRestore();
  return position;
}

beforeEach(() => {
  window.sessionStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('each history entry has the position that was saved last', () => {
  save(at('/guides/vpn'), 100.4);
  save(at('/guides/vpn', 'second'), 700);
  save(at('/guides/vpn'), 300.6);
  expect(positionAfterBack(at('/guides/vpn'))).toEqual({top: 301, behavior: 'instant'});
  expect(positionAfterBack(at('/guides/vpn', 'second'))).toEqual({top: 700, behavior: 'instant'});
  expect(positionAfterBack(at('/guides/gaming'))).toBeUndefined();
});

test('the position is saved on navigation and when the page is hidden', () => {
  vi.stubGlobal('scrollY', 400);
  navigate(at('/', 'first'), at('/guides/vpn', 'second'));
  vi.stubGlobal('scrollY', 500);
  window.dispatchEvent(new Event('pagehide'));
  expect(positionAfterBack(at('/', 'first'))).toEqual({top: 400, behavior: 'instant'});
  expect(positionAfterBack(at('/guides/vpn', 'second'))).toEqual({top: 500, behavior: 'instant'});
});

test('following a link or moving within a page restores nothing', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  save(at('/guides/vpn', 'first'), 900);
  navigate(at('/'), at('/guides/vpn', 'first'));
  goBack(at('/guides/vpn', 'second'), at('/guides/vpn', 'first'));
  restoreScrollPosition();
  expect(scrollTo).not.toHaveBeenCalled();
});

describe('content that loads late', () => {
  function comeBack() {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    save(at('/search', 'first'), 900);
    vi.stubGlobal('scrollY', 40);
    goBack(at('/'), at('/search', 'first'));
    scrollTo.mockClear();
    return scrollTo;
  }

  test('the position is restored again while the page grows', () => {
    const scrollTo = comeBack();
    restoreScrollPosition();
    expect(scrollTo).toHaveBeenCalledWith({top: 900, behavior: 'instant'});
    restoreScrollPosition();
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  test('the position is not restored after a navigation', () => {
    const scrollTo = comeBack();
    navigate(at('/search', 'first'), at('/', 'next'));
    restoreScrollPosition();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'does not scroll for a reader who has done anything: %s',
    (input) => {
      const scrollTo = comeBack();
      window.dispatchEvent(new Event(input));
      restoreScrollPosition();
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );
});

test('the oldest positions are dropped', () => {
  for (let step = 0; step < 60; step += 1) {
    save(at('/', String(step)), step);
  }
  expect(positionAfterBack(at('/', '9'))).toBeUndefined();
  expect(positionAfterBack(at('/', '30'))).toEqual({top: 30, behavior: 'instant'});
});

test.each(['nonsense', '{"a":1}', '[["/ "],[1,2],null,[" /","x"]]'])(
  'a storage that holds %s has no position, and takes new ones',
  (stored) => {
    window.sessionStorage.setItem('aurora.scrollPositions', stored);
    expect(positionAfterBack(at('/'))).toBeUndefined();
    save(at('/'), 5);
    expect(positionAfterBack(at('/'))).toEqual({top: 5, behavior: 'instant'});
  },
);

test('without storage, only the position is lost', () => {
  vi.stubGlobal('sessionStorage', undefined);
  save(at('/'), 5);
  expect(positionAfterBack(at('/'))).toBeUndefined();
});
