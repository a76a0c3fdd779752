// @vitest-environment happy-dom
import type {Location} from 'history';
import {beforeEach, expect, test, vi} from 'vitest';
import module, {foundRow, showRowAt} from '../../../src/navigation/foundRow';
import {isHistoryTraversal} from '../../../src/navigation/scrollRestoration';

vi.mock('../../../src/navigation/scrollRestoration', () => ({
  isHistoryTraversal: vi.fn(() => false),
}));

const goTo = (pathname: string, hash = '') =>
  module.onRouteDidUpdate({
    location: {pathname, search: '', hash, state: undefined} satisfies Location,
    previousLocation: null,
  });

const row = (id: string, name: string) =>
  `<tr id="${id}"><th>${name}</th><td>In  <b>Krita</b>, or
    KolourPaint.</td><td></td></tr>`;

beforeEach(() => {
  document.body.innerHTML = `<article>
    <h2 id="old">Old</h2><table>${row('first', 'Paint')}</table>
    <h2 id="apps">Apps</h2><table>${row('other', 'Word')}${row('second', 'Paint')}</table>
  </article>`;
  vi.mocked(isHistoryTraversal).mockReturnValue(false);
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

test('a reader who comes back finds the mark, and stays where they were', () => {
  showRowAt('/windows#apps', paint);
  vi.mocked(isHistoryTraversal).mockReturnValue(true);
  goTo('/windows', '#apps');
  expect(foundRow()?.id).toBe('second');
  expect(document.activeElement).toBe(document.body);
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
