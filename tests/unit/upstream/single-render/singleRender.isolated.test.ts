// @vitest-environment happy-dom
import type {Location} from 'history';
import {beforeEach, expect, test, vi} from 'vitest';

const {dispatched, ended, PendingNavigation} = vi.hoisted(() => {
  const ended: string[] = [];
  const dispatched = vi.fn((_action: string, {location}: {location: {pathname: string}}) => () => {
    ended.push(location.pathname);
  });
  return {
    dispatched,
    ended,
    PendingNavigation: class {
      props: {location: Location};
      previousLocation: Location | null = null;
      routeUpdateCleanupCb = () => {
        ended.push('the one before');
      };

      constructor(location: Location) {
        this.props = {location};
      }

      shouldComponentUpdate(next: {location: Location}, state: object): boolean {
        return next.location === state;
      }
    },
  };
});
vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: true}}));
vi.mock('@docusaurus/core/lib/client/PendingNavigation', () => ({default: PendingNavigation}));
vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: dispatched,
}));

const {default: singleRender} = await import('../../../../src/upstream/single-render');

const at = (pathname: string): Location => ({pathname, search: '', hash: '', state: undefined});

/** Whether a page is shown in the render that leaves the one at `/`. */
function isShownAtOnce(pathname: string): boolean {
  const navigation = new PendingNavigation(at('/'));
  return navigation.shouldComponentUpdate({location: at(pathname)}, {});
}

const preload = vi.fn((path: string) => path !== '/slow' && Promise.resolve([]));

beforeEach(() => {
  dispatched.mockClear();
  ended.length = 0;
  window.docusaurus = {prefetch: () => false, preload};
  singleRender.onRouteDidUpdate({location: at('/'), previousLocation: null});
});

test('a page that is not loaded is left to Docusaurus', () => {
  expect(isShownAtOnce('/guides/vpn')).toBe(false);
  expect(dispatched).not.toHaveBeenCalled();
});

test('a page that has been loaded ahead is shown in one render', async () => {
  await window.docusaurus.preload('/guides/dino');
  expect(isShownAtOnce('/guides/dino')).toBe(true);
  expect(dispatched).toHaveBeenCalledExactlyOnceWith('onRouteUpdate', {
    previousLocation: at('/'),
    location: at('/guides/dino'),
  });
  expect(ended, 'navigations that are over').toEqual(['the one before', '/guides/dino']);
});

test('so is a page that the reader has seen', () => {
  singleRender.onRouteDidUpdate({location: at('/guides/faq'), previousLocation: at('/')});
  expect(isShownAtOnce('/guides/faq')).toBe(true);
});

test('the page that is left is known to the next one', () => {
  singleRender.onRouteDidUpdate({location: at('/guides/faq'), previousLocation: at('/')});
  const navigation = new PendingNavigation(at('/'));
  navigation.shouldComponentUpdate({location: at('/guides/faq')}, {});
  expect(navigation.previousLocation).toEqual(at('/'));
});

test('a page whose code is not loaded, or fails to, is left to Docusaurus', async () => {
  expect(window.docusaurus.preload('/slow')).toBe(false);
  preload.mockReturnValueOnce(Promise.reject(new Error('offline')));
  await expect(window.docusaurus.preload('/broken')).rejects.toThrow('offline');
  expect(isShownAtOnce('/slow')).toBe(false);
  expect(isShownAtOnce('/broken')).toBe(false);
});

test('a render for another reason is left to Docusaurus', () => {
  const navigation = new PendingNavigation(at('/'));
  const {location} = navigation.props;
  expect(navigation.shouldComponentUpdate({location}, {})).toBe(false);
});
