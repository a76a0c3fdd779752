import logger from '@docusaurus/logger';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {firstNowThenLater, laterBy} from '../../../../src/content/development/first-now-then-later';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the first task runs at once, and its failure ends the build', async () => {
  const fails = () => Promise.reject(new Error('vpn.mdx cannot be read.'));
  await expect(firstNowThenLater()(fails)).rejects.toThrow('vpn.mdx cannot be read.');
});

test('of the later tasks, the last one runs when the writer pauses', async () => {
  const ran: string[] = [];
  const run = firstNowThenLater();
  const task = (name: string) => () => {
    ran.push(name);
    return Promise.resolve();
  };
  await run(task('start'));
  await run(task('first change'));
  vi.advanceTimersByTime(laterBy - 1);
  await run(task('second change'));
  vi.advanceTimersByTime(laterBy - 1);
  expect(ran).toEqual(['start']);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['start', 'second change']);
});

test('a later task that fails is logged', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const run = firstNowThenLater();
  await run(() => Promise.resolve());
  await run(() => Promise.reject(new Error('vpn.mdx cannot be read.')));
  await vi.runAllTimersAsync();
  expect(error).toHaveBeenCalledWith('Error: vpn.mdx cannot be read.');
});
