import {describe, expect, it, vi} from 'vitest';
import {holdChunkFailures, loadOwn} from '../../../src/client/chunkFailures';

function failure(name = 'ChunkLoadError') {
  return Object.assign(new Error('Loading chunk 7 failed'), {name, request: '/assets/js/7.js'});
}

/** Lets every promise that can settle do so. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function setUp(error: Error, isHeld = true) {
  const onHeld = vi.fn();
  const failures = holdChunkFailures({
    load: () => Promise.reject(error),
    isHeld: () => isHeld,
    onHeld,
  });
  const told = vi.fn();
  return {failures, onHeld, told};
}

describe('the failure of a file', () => {
  it('is kept until it is released, and then told as it was', async () => {
    const error = failure();
    const {failures, onHeld, told} = setUp(error);
    failures.load(7).catch(told);
    await settle();
    expect(told).not.toHaveBeenCalled();
    expect(onHeld).toHaveBeenCalledTimes(1);
    expect(failures.first()).toBe(error);
    failures.release();
    await settle();
    expect(told).toHaveBeenCalledExactlyOnceWith(error);
    expect(failures.first()).toBeUndefined();
  });

  it.each([
    ['while nothing is held', failure(), false],
    ['of another kind', failure('TypeError'), true],
  ])('is told at once %s', async (_when, error, isHeld) => {
    const {failures, onHeld, told} = setUp(error, isHeld);
    failures.load(7).catch(told);
    await settle();
    expect(told).toHaveBeenCalledExactlyOnceWith(error);
    expect(onHeld).not.toHaveBeenCalled();
  });

  it('is told at once to who deals with it, and to nobody else', async () => {
    const {failures, told} = setUp(failure());
    const toldOther = vi.fn();
    loadOwn(() => failures.load(7)).catch(told);
    failures.load(8).catch(toldOther);
    await settle();
    expect(told).toHaveBeenCalledTimes(1);
    expect(toldOther).not.toHaveBeenCalled();
  });
});

it('a file that comes is handed on', async () => {
  const failures = holdChunkFailures({
    load: (id) => Promise.resolve(id),
    isHeld: () => true,
    onHeld: () => undefined,
  });
  await expect(failures.load(7)).resolves.toBe(7);
});
