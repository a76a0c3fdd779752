// @vitest-environment happy-dom
import type {Location} from 'history';
import {beforeEach, expect, test, vi} from 'vitest';
import arrival from '../../../src/navigation/arrival';
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

const isArriving = () => document.documentElement.hasAttribute('data-arriving');

beforeEach(() => {
  document.documentElement.removeAttribute('data-arriving');
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('a page that a link leads to arrives, for a moment', () => {
  arrival.onRouteDidUpdate({location: at('/guides/vpn'), previousLocation: at('/')});
  expect(isArriving()).toBe(true);
  vi.runAllTimers();
  expect(isArriving()).toBe(false);
});

test('the next page has the whole of its time, however soon it follows', () => {
  arrival.onRouteDidUpdate({location: at('/guides/vpn'), previousLocation: at('/')});
  vi.advanceTimersByTime(150);
  arrival.onRouteDidUpdate({location: at('/'), previousLocation: at('/guides/vpn')});
  vi.advanceTimersByTime(150);
  expect(isArriving()).toBe(true);
});

test.each([
  ['the first page of a visit', at('/guides/vpn'), null],
  ['a section of another page', at('/guides/vpn', '#set-up'), at('/')],
  ['a section of the same page', at('/', '#faq'), at('/')],
])('%s does not arrive', (_page, location, previousLocation) => {
  arrival.onRouteDidUpdate({location, previousLocation});
  expect(isArriving()).toBe(false);
});

test('a page does not arrive if the reader goes back to it, even right after another one', () => {
  arrival.onRouteDidUpdate({location: at('/guides/vpn'), previousLocation: at('/')});
  vi.mocked(isHistoryTraversal).mockReturnValueOnce(true);
  arrival.onRouteDidUpdate({location: at('/'), previousLocation: at('/guides/vpn')});
  expect(isArriving()).toBe(false);
});

test('a page that is left has arrived, so that its place is saved as it will be', () => {
  arrival.onRouteDidUpdate({location: at('/guides/vpn'), previousLocation: at('/')});
  arrival.onRouteUpdate();
  expect(isArriving()).toBe(false);
});
