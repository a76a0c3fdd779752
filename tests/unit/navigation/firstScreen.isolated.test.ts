// @vitest-environment happy-dom
import type {Location} from 'history';
import {beforeEach, expect, test, vi} from 'vitest';
import firstScreen from '../../../src/navigation/firstScreen';
import {isHistoryTraversal} from '../../../src/navigation/scrollRestoration';

vi.mock('../../../src/navigation/scrollRestoration', () => ({
  isHistoryTraversal: vi.fn(() => false),
}));

const at = (pathname: string, hash = ''): Location => ({
  pathname,
  search: '',
  hash,
  state: undefined,
});

const frames: (() => void)[] = [];
const isLeftOut = () => document.documentElement.hasAttribute('data-arriving');

beforeEach(() => {
  frames.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  return () => vi.useRealTimers();
});

test('what is below the first screen is left out of the first paint of a page, and of no other', () => {
  firstScreen.onRouteDidUpdate({location: at('/guides/vpn'), previousLocation: at('/')});
  expect(isLeftOut()).toBe(true);
  frames.shift()?.();
  expect(isLeftOut(), 'in the frame').toBe(true);
  vi.runAllTimers();
  expect(isLeftOut(), 'after it').toBe(false);
});

test.each([
  ['the first page of a visit', at('/guides/vpn'), null],
  ['a section of another page', at('/guides/vpn', '#set-up'), at('/')],
  ['a section of the same page', at('/', '#faq'), at('/')],
])('it is painted with the rest of %s', (_page, location, previousLocation) => {
  firstScreen.onRouteDidUpdate({location, previousLocation});
  expect(isLeftOut()).toBe(false);
});

test('it is painted with the rest of a page that the reader goes back to, wherever they were', () => {
  vi.mocked(isHistoryTraversal).mockReturnValueOnce(true);
  firstScreen.onRouteDidUpdate({location: at('/guides/vpn'), previousLocation: at('/')});
  expect(isLeftOut()).toBe(false);
});
