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

/** Scrolls the page, which has no layout here. */
function scrollPage(top: number): void {
  putAt(document.documentElement, -top);
}

function putAt(element: Element, top: number, height = 10_000): void {
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, height));
}

function save(location: Location, top: number): void {
  scrollPage(top);
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

/** Returns how the page is scrolled from its top on the way back to a location. */
function positionAfterBack(location: Location): unknown {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  scrollPage(0);
  goBack(at('/elsewhere', 'elsewhere'), location);
  const [position] = scrollBy.mock.calls[0] ?? [];
  scrollBy.mockRestore();
  return position;
}

beforeEach(() => {
  window.sessionStorage.clear();
  document.body.innerHTML = '';
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
  scrollPage(400);
  navigate(at('/', 'first'), at('/guides/vpn', 'second'));
  scrollPage(500);
  window.dispatchEvent(new Event('pagehide'));
  expect(positionAfterBack(at('/', 'first'))).toEqual({top: 400, behavior: 'instant'});
  expect(positionAfterBack(at('/guides/vpn', 'second'))).toEqual({top: 500, behavior: 'instant'});
});

test('a block of the text is where it was, however high those above it are', () => {
  document.body.innerHTML = '<div class="theme-doc-markdown"><p>1</p><p>2</p><p>3</p></div>';
  const [first, second, third] = document.querySelectorAll('p');
  if (!first || !second || !third) {
    throw new Error('The page has no three blocks.');
  }
  putAt(first, -500, 400);
  putAt(second, -30, 100);
  putAt(third, 70, 100);
  save(at('/guides/vpn'), 600);
  putAt(second, 800, 100);
  expect(positionAfterBack(at('/guides/vpn'))).toEqual({top: 830, behavior: 'instant'});
});

test('a page that gets its full height does not move what was restored', () => {
  save(at('/guides/vpn'), 600);
  positionAfterBack(at('/guides/vpn'));
  const {style} = document.documentElement;
  expect(style.getPropertyValue('overflow-anchor')).toBe('none');
  window.dispatchEvent(new Event('wheel'));
  expect(style.getPropertyValue('overflow-anchor')).toBe('');
});

test('following a link or moving within a page restores nothing', () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  save(at('/guides/vpn', 'first'), 900);
  navigate(at('/'), at('/guides/vpn', 'first'));
  goBack(at('/guides/vpn', 'second'), at('/guides/vpn', 'first'));
  restoreScrollPosition();
  expect(scrollBy).not.toHaveBeenCalled();
});

describe('content that loads late', () => {
  function comeBack() {
    const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
    save(at('/search', 'first'), 900);
    scrollPage(0);
    goBack(at('/'), at('/search', 'first'));
    scrollBy.mockClear();
    return scrollBy;
  }

  test('the position is restored again while the page grows', () => {
    const scrollBy = comeBack();
    restoreScrollPosition();
    expect(scrollBy).toHaveBeenCalledWith({top: 900, behavior: 'instant'});
    restoreScrollPosition();
    expect(scrollBy).toHaveBeenCalledTimes(2);
  });

  test('the position is not restored after a navigation', () => {
    const scrollBy = comeBack();
    navigate(at('/search', 'first'), at('/', 'next'));
    restoreScrollPosition();
    expect(scrollBy).not.toHaveBeenCalled();
  });

  test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'does not scroll for a reader who has done anything: %s',
    (input) => {
      const scrollBy = comeBack();
      window.dispatchEvent(new Event(input));
      restoreScrollPosition();
      expect(scrollBy).not.toHaveBeenCalled();
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
