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

// What changes as it comes, React draws before the browser paints, and with it whatever else of the
// page has changed by then: one long task, where hydration is many short ones.
test('is drawn once when it comes into the page', async () => {
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
