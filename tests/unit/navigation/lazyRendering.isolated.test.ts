// @vitest-environment happy-dom
import type {Location} from 'history';
import {beforeEach, expect, test, vi} from 'vitest';
import navigation, {renderAllBlocks} from '../../../src/navigation/lazyRendering';

const idle: (() => void)[] = [];

const at = (pathname: string): Location => ({pathname, search: '', hash: '', state: undefined});

/** How many blocks are laid out, whether in view or not. */
function rendered(): number {
  return [...document.querySelectorAll<HTMLElement>('p')].filter(
    ({style}) => style.contentVisibility === 'visible',
  ).length;
}

beforeEach(() => {
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  document.body.innerHTML = `<div class="theme-doc-markdown">${'<p>x</p>'.repeat(12)}</div>`;
});

test('the blocks of a page follow in slices, each when the browser is idle', () => {
  navigation.onRouteDidUpdate({location: at('/'), previousLocation: null});
  expect(rendered()).toBe(0);
  const counts: number[] = [];
  while (idle.length > 0) {
    idle.shift()?.();
    counts.push(rendered());
  }
  expect(counts).toEqual([5, 10, 12]);
});

test('a page that the reader has left is not completed', () => {
  navigation.onRouteDidUpdate({location: at('/'), previousLocation: null});
  document.body.innerHTML = '';
  idle.shift()?.();
  expect(idle).toEqual([]);
});

test('a step within a page starts nothing', () => {
  navigation.onRouteDidUpdate({location: at('/'), previousLocation: at('/')});
  expect(idle).toEqual([]);
});

test('blocks in a component follow one by one, and not as a whole', () => {
  document.body.innerHTML = `<div class="theme-doc-markdown"><div><div data-blocks>${'<p>x</p>'.repeat(7)}</div></div></div>`;
  navigation.onRouteDidUpdate({location: at('/'), previousLocation: null});
  idle.shift()?.();
  expect(rendered()).toBe(5);
  expect(document.querySelectorAll('div[style]')).toHaveLength(0);
});

test('all blocks can be laid out at once', () => {
  renderAllBlocks();
  expect(rendered()).toBe(12);
});
