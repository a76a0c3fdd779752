// @vitest-environment happy-dom
import {act, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import Announcement from '../../../../../src/search/ui/dialog/Announcement';
import useStalled from '../../../../../src/search/ui/dialog/useStalled';

interface Props {
  isWaiting: boolean;
  query: string;
}

let root: ReturnType<typeof createRoot>;
let container: HTMLElement;

function Search({isWaiting, query}: Props) {
  return useStalled(isWaiting, query) ? 'stalled' : 'not stalled';
}

async function render(element: ReactNode) {
  await act(() => Promise.resolve(root.render(element)));
}

const show = (props: Props) => render(<Search {...props} />);

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

test('a search is stalled after 300 ms without a response', async () => {
  await show({isWaiting: true, query: 'vpn'});
  await pass(299);
  expect(container.textContent).toBe('not stalled');
  await pass(1);
  expect(container.textContent).toBe('stalled');
});

test('another query restarts the timer', async () => {
  await show({isWaiting: true, query: 'vpn'});
  await pass(299);
  await show({isWaiting: true, query: 'vpns'});
  await pass(299);
  expect(container.textContent).toBe('not stalled');
  await pass(1);
  expect(container.textContent).toBe('stalled');
});

test('a response ends it', async () => {
  await show({isWaiting: true, query: 'vpn'});
  await pass(300);
  await show({isWaiting: false, query: 'vpn'});
  expect(container.textContent).toBe('not stalled');
  await pass(1_000);
  expect(container.textContent).toBe('not stalled');
});

test('a text that keeps changing is not said, even if it comes back', async () => {
  for (const text of ['75 results', '', '75 results', '', '75 results']) {
    await render(<Announcement text={text} />);
    await pass(150);
    expect(container.textContent).toBe('');
  }
  await pass(500);
  expect(container.textContent).toBe('75 results');
});

test('a text that has been away has to stay again', async () => {
  await render(<Announcement text="75 results" />);
  await pass(500);
  expect(container.textContent).toBe('75 results');
  await render(<Announcement text="" />);
  await render(<Announcement text="75 results" />);
  await pass(499);
  expect(container.textContent).toBe('');
});

test('an urgent text is said at once', async () => {
  await render(<Announcement text="The search did not answer" isUrgent />);
  expect(container.textContent).toBe('The search did not answer');
});
