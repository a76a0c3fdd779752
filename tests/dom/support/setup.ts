import {cleanup, configure} from '@testing-library/react';
import {afterEach, vi} from 'vitest';
import {failOnErrors} from './errors';

// No test is about time: a busy machine must not make the client repeat a request.
vi.mock(import('../../../src/search/algolia/hosts'), async (load) => {
  const hosts = await load();
  return {...hosts, timeouts: {connect: 60_000, read: 60_000, write: 60_000}};
});

configure({
  asyncUtilTimeout: 60_000,
  // The whole document would hide what is missing.
  getElementError: (message) => new Error(message ?? 'There is no such element.'),
});

failOnErrors();

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  window.getSelection()?.removeAllRanges();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
