// @vitest-environment happy-dom
import {act, Suspense, use, type Dispatch, type SetStateAction} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useState} from '../../../src/client/transitionState';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

type Text = string | Promise<string>;

/** What never comes: whatever waits for it keeps its last look, if its change is a transition. */
const never = new Promise<string>(() => undefined);

test('a change is a transition: what is there stays while the next is put together', async () => {
  let change: Dispatch<SetStateAction<Text>> = () => undefined;
  function Part() {
    const [text, setText] = useState<Text>(() => 'first');
    change = setText;
    return typeof text === 'string' ? text : use(text);
  }
  const container = document.createElement('div');
  const root = createRoot(container);
  const part = (
    <Suspense fallback="nothing">
      <Part />
    </Suspense>
  );
  await act(() => Promise.resolve(root.render(part)));
  expect(container.textContent).toBe('first');
  await act(() => Promise.resolve(change((before) => (before === 'first' ? 'second' : before))));
  expect(container.textContent).toBe('second');
  await act(() => Promise.resolve(change(never)));
  expect(container.textContent).toBe('second');
});
