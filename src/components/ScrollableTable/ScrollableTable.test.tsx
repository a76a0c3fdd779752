// @vitest-environment happy-dom
import {act, Profiler} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import ScrollableTable from '.';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

// React renders a state update from a layout effect synchronously, together with every other
// pending update of the page. That makes one long task of what would be many short ones during
// hydration.
test('renders once when it is mounted', async () => {
  const phases: string[] = [];
  const table = (
    <Profiler id="table" onRender={(_id, phase) => phases.push(phase)}>
      <ScrollableTable>
        <tbody />
      </ScrollableTable>
    </Profiler>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(table);
  await act(() => Promise.resolve(hydrateRoot(container, table)));
  expect(phases).toEqual(['mount']);
});
