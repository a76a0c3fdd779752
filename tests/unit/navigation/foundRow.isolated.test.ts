// @vitest-environment happy-dom
import type {Location} from 'history';
import {beforeEach, expect, test, vi} from 'vitest';
import module, {showRowAt} from '../../../src/navigation/foundRow';
import {isHistoryTraversal, isReloadOrReturn} from '../../../src/navigation/scrollRestoration';

vi.mock('../../../src/navigation/scrollRestoration', () => ({
  isHistoryTraversal: vi.fn(() => false),
  isReloadOrReturn: vi.fn(() => false),
}));

const locationOf = (pathname: string, hash: string) =>
  ({pathname, search: '', hash, state: undefined}) satisfies Location;

/** Lets a route update follow, as a link, a step in the history or a reload does. */
function update(pathname: string, hash: string, previous: Location | null) {
  module.onRouteDidUpdate({location: locationOf(pathname, hash), previousLocation: previous});
}

function goTo(pathname: string, hash = '') {
  window.history.pushState({key: pathname + hash}, '');
  update(pathname, hash, locationOf('/', ''));
}

/** Goes back to the entry of the history with this state. */
function returnTo(state: unknown, pathname: string, hash: string) {
  window.history.replaceState(state, '');
  vi.mocked(isHistoryTraversal).mockReturnValue(true);
  update(pathname, hash, locationOf('/', ''));
}

const foundRow = () => document.querySelector('.found-row');

const row = (id: string, name: string) =>
  `<tr id="${id}"><th>${name}</th><td>In  <b>Krita</b>, or
    KolourPaint.</td><td></td></tr>`;

beforeEach(() => {
  document.body.innerHTML = `<article>
    <h2 id="old">Old</h2><table>${row('first', 'Paint')}</table>
    <h2 id="apps">Apps</h2><table>${row('other', 'Word')}${row('second', 'Paint')}</table>
  </article>`;
  vi.mocked(isHistoryTraversal).mockReturnValue(false);
  vi.mocked(isReloadOrReturn).mockReturnValue(false);
});

const paint = 'Paint · In Krita, or KolourPaint.';

test('the row that was found is marked below the heading that its hit leads to', () => {
  showRowAt('/windows#apps', paint);
  goTo('/windows', '#apps');
  expect(foundRow()?.id).toBe('second');
  expect(document.activeElement?.id).toBe('second');
});

test('a row above the first heading is found from the beginning of the page', () => {
  document.body.innerHTML = `<article><table>${row('top', 'Paint')}</table></article>`;
  showRowAt('/windows', paint);
  goTo('/windows');
  expect(foundRow()?.id).toBe('top');
});

test('what only screen readers read is no part of a row', () => {
  document.body.innerHTML =
    '<article><table><tr id="keys"><td>Alt+F4<span class="visually-hidden">Alt plus F4</span></td><td>Quit</td></tr></table></article>';
  showRowAt('/keys', 'Alt+F4 · Quit');
  goTo('/keys');
  expect(foundRow()?.id).toBe('keys');
});

test('the mark goes with the next link, and the row is then as before', () => {
  showRowAt('/windows#apps', paint);
  goTo('/windows', '#apps');
  document.querySelector<HTMLElement>('#second')?.blur();
  goTo('/windows', '#old');
  expect(foundRow()).toBeNull();
  expect(document.querySelector('#second')?.hasAttribute('tabindex')).toBe(false);
});

test('readers who come back find the mark of that entry, and stay where they were', () => {
  showRowAt('/windows#apps', paint);
  goTo('/windows', '#apps');
  const entry: unknown = window.history.state;
  showRowAt('/windows#apps', 'Word · In Krita, or KolourPaint.');
  goTo('/windows', '#apps');
  expect(foundRow()?.id).toBe('other');
  document.querySelector<HTMLElement>('#other')?.blur();
  returnTo(entry, '/windows', '#apps');
  expect(foundRow()?.id).toBe('second');
  expect(document.activeElement).toBe(document.body);
  expect(entry).toMatchObject({key: '/windows#apps'});
});

test('the mark is there after a reload', () => {
  showRowAt('/windows#apps', paint);
  goTo('/windows', '#apps');
  document.querySelector<HTMLElement>('#second')?.blur();
  foundRow()?.classList.remove('found-row');
  vi.mocked(isReloadOrReturn).mockReturnValue(true);
  update('/windows', '#apps', null);
  expect(foundRow()?.id).toBe('second');
  expect(document.activeElement).toBe(document.body);
});

test('a row that was found for another link is not marked', () => {
  showRowAt('/windows#apps', paint);
  goTo('/vpn');
  goTo('/windows', '#apps');
  expect(foundRow()).toBeNull();
});

test.each([
  ['a row that the page does not have', 'Excel · In Calc.'],
  ['a hit that is no row', undefined],
])('nothing is marked for %s', (_what, text) => {
  showRowAt('/windows#apps', paint);
  showRowAt('/windows#apps', text);
  goTo('/windows', '#apps');
  expect(foundRow()).toBeNull();
});
