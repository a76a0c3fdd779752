// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import useSettled from '../../../../../src/search/ui/dialog/useSettled';

let root: ReturnType<typeof createRoot>;
let container: HTMLElement;

function Status({text}: {text: string}) {
  return useSettled(text);
}

async function show(text: string) {
  await act(() => Promise.resolve(root.render(<Status text={text} />)));
}

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  container = document.createElement('div');
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

test('a text appears once it has not changed for half a second', async () => {
  await show('75 results');
  await pass(499);
  expect(container.textContent).toBe('');
  await pass(1);
  expect(container.textContent).toBe('75 results');
});

test('while a reader types, nothing is said, even if the count stays', async () => {
  for (const text of ['75 results', '', '75 results', '', '75 results']) {
    await show(text);
    await pass(150);
    expect(container.textContent).toBe('');
  }
  await pass(500);
  expect(container.textContent).toBe('75 results');
});

test('a text that is no longer true disappears at once', async () => {
  await show('75 results');
  await pass(500);
  await show('');
  expect(container.textContent).toBe('');
  await show('75 results');
  await pass(499);
  expect(container.textContent).toBe('');
});
